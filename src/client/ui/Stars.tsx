import { makeStyles } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { paint } from './paint.ts'
import { filledPercent } from './star-width.ts'

const STAR = 'M10 1.9 12.45 6.96l5.55.78-4.03 3.9.98 5.54L10 14.54l-4.95 2.64.98-5.54L2 7.74l5.55-.78z'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-block', lineHeight: 0, flexShrink: 0 },
  row: {
    display: 'flex',
    gap: 'calc(var(--star-size) * 0.1)',
    '& svg': { width: 'var(--star-size)', height: 'var(--star-size)', flexShrink: 0 },
  },
  empty: { '& svg': { fill: paint.starEmpty, stroke: paint.starEmptyEdge } },
  filled: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    overflow: 'hidden',
    '& svg': { fill: paint.star, stroke: paint.starEdge },
  },
  single: { fill: paint.star, flexShrink: 0 },
})

const five = [1, 2, 3, 4, 5]

function Row() {
  const styles = useStyles()
  return (
    <span className={styles.row}>
      {five.map((n) => (
        <svg key={n} viewBox="0 0 20 20" aria-hidden="true">
          <path d={STAR} strokeWidth="1" strokeLinejoin="round" />
        </svg>
      ))}
    </span>
  )
}

/** A rating 0..5 as five stars in quarter steps; the number beside carries the decimal (C-030). */
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
      <span className={styles.empty}>
        <Row />
      </span>
      <span className={styles.filled} style={{ width: `${filledPercent(rating)}%` }}>
        <Row />
      </span>
    </span>
  )
}

/** One filled star as a sign beside a number. */
export function OneStar({ size = 14 }: { size?: number }) {
  const styles = useStyles()
  return (
    <svg className={styles.single} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={STAR} />
    </svg>
  )
}
