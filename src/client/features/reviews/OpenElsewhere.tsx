import { makeStyles } from '@fluentui/react-components'
import { WindowMultiple24Regular } from '@fluentui/react-icons/svg/window-multiple'
import { useTranslation } from 'react-i18next'
import { Action } from '../../ui/Action.tsx'
import { media } from '../../ui/media.ts'
import { Notice } from '../../ui/Notice.tsx'

const useStyles = makeStyles({ notice: { marginInline: '16px', [media.tablet]: { marginInline: 0 } } })

/** In place of a form whose draft another tab has open: nothing is overwritten silently (design: offline 9). */
export function OpenElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  return (
    <Notice
      tone="warn"
      className={styles.notice}
      icon={<WindowMultiple24Regular aria-hidden="true" />}
      title={t('elsewhere.title')}
      words={t('elsewhere.words')}
      action={<Action onClick={onTakeOver}>{t('elsewhere.action')}</Action>}
    />
  )
}
