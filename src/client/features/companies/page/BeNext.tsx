import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useTranslation } from 'react-i18next'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { getStage } from './early.ts'

const useStyles = makeStyles({ words: { marginBlockEnd: '8px' } })

/** The one way to be the next who writes about a company that so many have rated. */
export function BeNext({ count, onWrite }: { count: number; onWrite: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const stage = getStage(count)
  return (
    <>
      <p className={mergeClasses(text.s13, text.faint)}>{t('early.inside')}</p>
      <h2 className={text.h20}>{t(`early.${stage}.ask`)}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t(`early.${stage}.askWords`)}</p>
      <Action kind="primary" icon={<Edit20Regular />} onClick={onWrite}>
        {t(stage === 'none' ? 'early.writeFirst' : 'write')}
      </Action>
    </>
  )
}
