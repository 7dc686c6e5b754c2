import { makeStyles } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Image20Regular } from '@fluentui/react-icons/svg/image'
import { Print20Regular } from '@fluentui/react-icons/svg/print'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { saveBlob } from '../../platform/save-blob.ts'
import { showToast } from '../../platform/toast.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { drawReport } from './draw-report.ts'
import { type ReportSection, writeReport } from './report.ts'
import { usePayWords } from './use-words.ts'

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

type ReportActionsProps = {
  title: string
  sections: readonly ReportSection[]
  /** Below the result: on which day it was computed, and by which rules. */
  foot: readonly string[]
  onClear: () => void
}

/** Prints a result, saves it as a file or a picture that is made here, or removes it from the device. */
export function ReportActions({ title, sections, foot, onClear }: ReportActionsProps) {
  const styles = useStyles()
  const { t } = usePayWords()
  const { dir } = useLanguage()
  const savePicture = async () => {
    const picture = await drawReport(title, sections, foot, dir)
    if (picture) saveBlob(picture, title)
    else showToast({ kind: 'error', text: t('actions.failed') })
  }
  return (
    <div className={styles.row} data-print="no">
      <Action icon={<Print20Regular />} onClick={() => print()}>
        {t('actions.print')}
      </Action>
      <Action
        icon={<ArrowDownload20Regular />}
        onClick={() =>
          saveBlob(new Blob(['\uFEFF', writeReport(title, sections, foot)], { type: 'text/plain' }), title)
        }
      >
        {t('actions.file')}
      </Action>
      <Action icon={<Image20Regular />} onClick={() => void savePicture()}>
        {t('actions.picture')}
      </Action>
      <Action kind="ghost" icon={<Delete20Regular />} onClick={onClear}>
        {t('actions.clear')}
      </Action>
    </div>
  )
}
