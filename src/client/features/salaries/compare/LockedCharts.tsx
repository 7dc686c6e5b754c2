import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowTrending20Regular } from '@fluentui/react-icons/svg/arrow-trending'
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { DataPie20Regular } from '@fluentui/react-icons/svg/data-pie'
import { Handshake20Regular } from '@fluentui/react-icons/svg/handshake'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    [media.wide]: { gridTemplateColumns: '400px minmax(0, 1fr)' },
  },
  why: {
    display: 'grid',
    gap: '8px',
    alignContent: 'start',
    justifyItems: 'start',
    paddingBlock: '20px',
    paddingInline: '16px',
    [media.tablet]: { padding: '24px' },
    backgroundColor: paint.brandTint,
    '& > svg': { color: paint.brandFg },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' },
  list: { paddingBlock: '8px', paddingInline: '16px', [media.tablet]: { paddingInline: '24px' } },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    '& + &': lineAbove,
  },
  ghost: { display: 'flex', alignItems: 'end', gap: '4px', height: '28px', marginInlineStart: 'auto' },
  bar: {
    width: '28px',
    borderRadius: '3px 3px 0 0',
    backgroundColor: paint.dataTrack,
    [media.tablet]: { width: '44px' },
  },
})

const locked = [
  ['cash_bonus', Money20Regular],
  ['annual_leave', CalendarLtr20Regular],
  ['annual_raise', ArrowTrending20Regular],
  ['profit_sharing', DataPie20Regular],
  ['sales_commission', Handshake20Regular],
] as const

/** The bars of the placeholder, the same for every chart: nothing real is shown here. */
const ghost = [8, 16, 28, 20]

/** The charts of the comparison a visitor does not see (P-006, P-007). After the login the visitor returns here. */
export function LockedCharts() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('compare')
  return (
    <Card as="section" className={styles.card} data-locked>
      <div className={styles.why}>
        <LockClosed24Regular />
        <h2 className={text.h20}>{t('locked.title')}</h2>
        <p className={text.muted}>{t('locked.words')}</p>
        <div className={styles.actions}>
          <Action kind="primary" href="/auth/login" state={{ from: '/compareResult' }}>
            {t('locked.login')}
          </Action>
          <Action kind="ghost" href="/auth/register" state={{ from: '/compareResult' }}>
            {t('locked.signUp')}
          </Action>
        </div>
      </div>
      <ul className={mergeClasses(styles.list)}>
        {locked.map(([name, Icon]) => (
          <li key={name} className={styles.row}>
            <Icon aria-hidden="true" />
            {t(`extras.${name}`)}
            <span className={styles.ghost} aria-hidden="true">
              {ghost.map((height) => (
                <span key={height} className={styles.bar} style={{ height: `${height}px` }} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
