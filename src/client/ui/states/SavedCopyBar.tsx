import { MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { PhoneLaptop20Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { TextButton } from '../controls/TextButton.tsx'
import { styleEdgeColour } from '../styles/borders.ts'
import { paint } from '../styles/paint.ts'
import { useOfflineHint } from './use-offline-hint.ts'

const useStyles = makeStyles({
  bar: {
    paddingInline: '16px 4px',
    paddingBlock: '4px',
    minHeight: '44px',
    whiteSpace: 'normal',
    ...styleEdgeColour(paint.warnLine),
    backgroundColor: paint.warnTint,
  },
  icon: { marginInlineEnd: '10px', color: paint.warn },
  refresh: { minHeight: '44px', color: paint.warn, ':hover': { color: paint.warn } },
})

interface SavedCopyBarProps {
  /** When the copy was saved on this device, ISO. */
  savedAt: string
  now: Date
  refresh: () => void
}

/**
 * Says that the page is a saved copy, how old it is, and refreshes it in place where there may be a network (design:
 * offline 5).
 */
export function SavedCopyBar({ savedAt, now, refresh }: SavedCopyBarProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { format } = useLanguage()
  const offline = useOfflineHint()
  const justSaved = now.getTime() - Date.parse(savedAt) < 60_000
  return (
    <MessageBar
      role="status"
      aria-labelledby={undefined}
      layout="singleline"
      intent="warning"
      icon={{ className: styles.icon, children: <PhoneLaptop20Regular /> }}
      className={styles.bar}
      data-print="no"
    >
      <MessageBarBody>
        {justSaved ? t('saved.copyNow') : t('saved.copy', { age: format.age(savedAt, now) })}
      </MessageBarBody>
      {!offline && (
        <MessageBarActions>
          <TextButton className={styles.refresh} onClick={refresh}>
            <ArrowClockwise16Regular />
            {t('saved.refresh')}
          </TextButton>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
