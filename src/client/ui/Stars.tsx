import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { computeFilledPercent } from './star-width.ts'
import { paint } from './styles/paint.ts'

/** Returns the path of a star of 20 by 20, the `n`th of a row with a gap of a tenth between them. */
const drawStar = (n: number) =>
  `M${10 + 22 * n} 1.9l2.45 5.06 5.55.78-4.03 3.9.98 5.54-4.95-2.64-4.95 2.64.98-5.54-4.03-3.9 5.55-.78z`
const fiveStars = [0, 1, 2, 3, 4].map(drawStar).join('')

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-block', lineHeight: 0, flexShrink: 0 },
  row: { width: 'calc(var(--star-size) * 5.4)', height: 'var(--star-size)' },
  empty: { fill: paint.starEmpty, stroke: paint.starEmptyEdge },
  part: { position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' },
  filled: { fill: paint.star, stroke: paint.starEdge },
  single: { fill: paint.star, flexShrink: 0 },
})

/** A row of stars as one element rather than five: a list of companies has hundreds of stars. */
function Row({ className }: { className: string }) {
  const styles = useStyles()
  return (
    <svg className={mergeClasses(styles.row, className)} viewBox="0 0 108 20" aria-hidden="true">
      <path d={fiveStars} strokeWidth="1" strokeLinejoin="round" />
    </svg>
  )
}

/** A rating 0..5 as five stars in quarter steps; the number beside them has the decimal (C-030). */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { format } = useLanguage()
  return (
    <span
      className={styles.root}
      style={{ '--star-size': `${size}px` } as CSSProperties}
      role="img"
      aria-label={t('stars', { rating: format.rating(rating) })}
    >
      <Row className={styles.empty} />
      <span className={styles.part} style={{ width: `${computeFilledPercent(rating)}%` }}>
        <Row className={styles.filled} />
      </span>
    </span>
  )
}

/** One filled star as an icon beside a number. */
export function OneStar({ size = 14 }: { size?: number }) {
  const styles = useStyles()
  return (
    <svg className={styles.single} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawStar(0)} />
    </svg>
  )
}
