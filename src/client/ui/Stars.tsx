import { makeStyles, RatingDisplay } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { splitIntoStars } from './star-width.ts'
import { paint } from './styles/paint.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexWrap: 'nowrap',
    flexShrink: 0,
    gap: 'calc(var(--star-size) * 0.1)',
    lineHeight: 0,
    '& .fui-RatingItem': { width: 'var(--star-size)', height: 'var(--star-size)', fontSize: 'var(--star-size)' },
    '& .fui-RatingItem__unselectedIcon': {
      insetInlineStart: 0,
      marginInlineStart: 0,
      color: paint.starEmpty,
      stroke: paint.starEmptyEdge,
    },
    '& .fui-RatingItem__selectedIcon': { color: paint.star, stroke: paint.starEdge },
    // The star in part, which alone has both: Fluent fills the half of it, this its quarters.
    '& .fui-RatingItem__unselectedIcon + .fui-RatingItem__selectedIcon': {
      insetInlineEnd: 'auto',
      width: 'var(--star-part)',
      '& > svg': { flexShrink: 0 },
    },
  },
  single: { fill: paint.star, flexShrink: 0 },
})

const Shape = ({ size = '1em', className }: { size?: number | string; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M10 1.9l2.45 5.06 5.55.78-4.03 3.9.98 5.54-4.95-2.64-4.95 2.64.98-5.54-4.03-3.9 5.55-.78z"
      strokeLinejoin="round"
    />
  </svg>
)

/** A rating 0..5 as five stars in quarter steps; the number beside them has the decimal (C-030). */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { format } = useLanguage()
  const { whole, part } = splitIntoStars(rating)
  return (
    <RatingDisplay
      className={styles.root}
      style={{ '--star-size': `${size}px`, '--star-part': `${part * 100}%` } as CSSProperties}
      icon={Shape}
      value={whole + (part > 0 ? 0.5 : 0)}
      valueText={null}
      aria-label={t('stars', { rating: format.rating(rating) })}
    />
  )
}

/** One filled star as an icon beside a number. */
export function OneStar({ size = 14 }: { size?: number }) {
  return <Shape className={useStyles().single} size={size} />
}
