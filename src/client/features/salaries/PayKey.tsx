import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { diamond, hollow, point, stripes, whisker } from '../../ui/charts/PayTrack.tsx'
import type { PayScale } from '../../ui/charts/pay-scale.ts'
import { styleInContrast } from '../../ui/styles/contrast.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { formatThousands } from './pay-figures.ts'

const useStyles = makeStyles({
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    color: tokens.colorNeutralForeground3,
  },
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    color: tokens.colorNeutralForeground2,
    '& > span': { display: 'inline-flex', gap: '8px', alignItems: 'center' },
  },
  keyDot: { width: '10px', height: '10px', ...point },
  keyWhisker: { width: '24px', boxSizing: 'border-box', ...whisker },
  keyHalf: { width: '24px', height: '10px', borderRadius: '5px', ...styleInContrast(paint.dataSoft) },
  keyYou: { width: '12px', height: '12px', boxSizing: 'border-box', ...diamond },
  striped: { backgroundImage: stripes },
  wider: hollow,
})

/** The first, middle and last amount of a scale, in thousands of riyals. */
export function PayAxis({ scale: { start, middle, end }, className }: { scale: PayScale; className?: string }) {
  const styles = useStyles()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  return (
    <span className={mergeClasses(styles.axis, className)} aria-hidden="true">
      {[start, middle, end].map((riyals) => (
        <span key={riyals}>
          {riyals === 0 ? format.number(0) : t('row.thousand', { number: formatThousands(riyals, format) })}
        </span>
      ))}
    </span>
  )
}

/** What the marks of a card's tracks stand for. */
export function PayKey({
  half,
  wider,
  you,
}: {
  half: boolean
  wider?: 'half' | 'dot' | undefined
  you?: string | undefined
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  return (
    <p className={mergeClasses(text.s12, styles.key)}>
      <span>
        <i className={styles.keyDot} />
        {t('row.dot')}
      </span>
      <span>
        <i className={styles.keyWhisker} />
        {t('row.whisker')}
      </span>
      {half && (
        <span>
          <i className={styles.keyHalf} />
          {t('row.half')}
        </span>
      )}
      {wider && (
        <span>
          <i className={mergeClasses(styles.keyDot, styles.wider)} />
          {wider === 'half' && <i className={mergeClasses(styles.keyHalf, styles.striped)} />}
          {t('row.striped')}
        </span>
      )}
      {you && (
        <span>
          <i className={styles.keyYou} />
          {you}
        </span>
      )}
    </p>
  )
}
