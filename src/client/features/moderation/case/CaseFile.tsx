import { DocumentArrowDown20Regular } from '@fluentui/react-icons/svg/document-arrow-down'
import { useTranslation } from 'react-i18next'
import { getProposedFile } from '../../../../contract/companies/files.ts'
import { getLetter } from '../../../../contract/moderation/desk.ts'
import { useDownload } from '../../../data/download.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'

/**
 * The button with which a moderator saves the letter of an unlock request, or a proposed picture, as a file; neither is
 * ever opened as a page.
 */
export function CaseFile({ kind, file }: { kind: 'letter' | 'picture'; file?: string | undefined }) {
  const text = useText()
  const { t } = useTranslation('moderation')
  const { busy, download } = useDownload(kind === 'letter' ? getLetter : getProposedFile, t('fileFailed'))
  if (file === undefined) return <p className={text.muted}>{t('noLetter')}</p>
  const keep = () => void download(kind === 'letter' ? { case: file } : { file }, t(`${kind}Name`))
  return (
    <div>
      <Action size="small" icon={<DocumentArrowDown20Regular />} disabled={busy} onClick={keep}>
        {t(kind)}
      </Action>
    </div>
  )
}
