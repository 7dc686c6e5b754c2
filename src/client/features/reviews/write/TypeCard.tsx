import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { Gift24Regular } from '@fluentui/react-icons/svg/gift'
import { Heart24Regular } from '@fluentui/react-icons/svg/heart'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { PhoneLaptop16Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { Star24Regular } from '@fluentui/react-icons/svg/star'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Contribution } from '../../../../contract/profile/profile.schema.ts'
import { type CardType, reviewTypes } from '../../../../contract/reviews/kinds.ts'
import { queue } from '../../../outbox/queue.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { lineAbove, styleEdgeColour } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { buildChangePath } from './use-own-review.ts'

const icons: Record<CardType, typeof Star24Regular> = {
  ...{ company: Star24Regular, culture: Heart24Regular, salary: Money24Regular, benifit: Gift24Regular },
}
const points = ['1', '2', '3'] as const

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    gap: '0 14px',
    alignContent: 'start',
    padding: '16px',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '150ms',
    ':hover': { ...styleEdgeColour(paint.brandFg), boxShadow: `0 0 0 1px ${paint.brandFg}` },
    [media.tablet]: { display: 'flex', flexDirection: 'column', padding: '24px' },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  selected: {
    gridTemplateColumns: '48px minmax(0, 1fr)',
    ...styleEdgeColour(paint.brandFg),
    boxShadow: `0 0 0 1px ${paint.brandFg}`,
    [media.tablet]: { display: 'grid', padding: '16px 24px' },
  },
  // Hidden at every width; the specification wants it below 991 px at least (W-010).
  hidden: { display: 'none', [media.tablet]: { display: 'none' } },
  icon: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: '12px',
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
  },
  tall: { [media.tablet]: { width: '56px', height: '56px', borderRadius: '14px', marginBlockEnd: '20px' } },
  title: { fontWeight: 700, fontSize: '1rem', lineHeight: tokens.lineHeightBase400 },
  roomy: { [media.tablet]: { fontSize: '1.25rem', lineHeight: tokens.lineHeightBase500 } },
  points: {
    display: 'none',
    [media.tablet]: { display: 'grid', gap: '8px', marginBlockStart: '16px', paddingBlockStart: '16px', ...lineAbove },
  },
  point: { display: 'flex', gap: '8px', '& > svg': { flexShrink: 0, color: paint.brandFg, marginBlockStart: '2px' } },
  foot: {
    gridColumnStart: '2',
    display: 'flex',
    [media.zoomed]: { gridColumnStart: '1', flexWrap: 'wrap' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '10px',
    paddingBlockStart: '12px',
    [media.tablet]: { display: 'grid', justifyContent: 'stretch', marginBlockStart: 'auto', paddingBlockStart: '24px' },
  },
  state: { display: 'flex', gap: '6px', alignItems: 'center', '& > svg': { flexShrink: 0 } },
  start: { [media.tablet]: { width: '100%' } },
  arrow: { display: 'inline-flex', marginInlineStart: '8px', ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

type TypeCardProps = {
  type: CardType
  companyId: number
  state: 'offered' | 'selected' | 'hidden'
  /** The review this person wrote of this type this year, where no other can be written. */
  written: Contribution | undefined
  /** Whether it has the one primary button of the view. */
  first: boolean
  onStart: () => void
}

/** One type of review to write: what it asks, how long it takes, and whether one is begun or under way. */
export function TypeCard({ type, companyId, state, written, first, onStart }: TypeCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const { records } = useSnapshot(queue)
  const isThis = (one: { type: string; companyId: number }) => one.type === type && one.companyId === companyId
  const record = records.find(isThis)
  const Icon = icons[type]
  const describeState = () => {
    if (written) return t('write.written')
    if (record?.state === 'waiting') return t('write.waiting')
    if (record) return t('write.draft')
    return t('write.minutes', { count: reviewTypes[type].card?.minutes ?? 0 })
  }
  const offered = state === 'offered'
  return (
    <Card
      as="li"
      data-card={type}
      className={mergeClasses(
        styles.card,
        state === 'selected' && styles.selected,
        state === 'hidden' && styles.hidden,
      )}
    >
      <span className={mergeClasses(styles.icon, offered && styles.tall)}>
        <Icon aria-hidden="true" />
      </span>
      <h2 className={mergeClasses(styles.title, offered && styles.roomy)}>{t(`types.${type}.name`)}</h2>
      <p className={text.muted}>{t(`types.${type}.words`)}</p>
      {offered && (
        <>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={mergeClasses(styles.point, text.s13, text.muted)}>
                <Checkmark16Regular aria-hidden="true" />
                {t(`types.${type}.points.${point}`)}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <span className={mergeClasses(styles.state, text.s13, text.faint)}>
              {record ? <PhoneLaptop16Regular aria-hidden="true" /> : <Clock16Regular aria-hidden="true" />}
              {describeState()}
            </span>
            <Action
              className={styles.start}
              kind={first ? 'primary' : 'line'}
              {...(written ? { href: buildChangePath(written) } : { onClick: onStart })}
            >
              {written ? t('already.change') : record ? t('write.continue') : t('write.start')}
              <span className={styles.arrow}>
                <ArrowRight16Regular aria-hidden="true" />
              </span>
            </Action>
          </div>
        </>
      )}
    </Card>
  )
}
