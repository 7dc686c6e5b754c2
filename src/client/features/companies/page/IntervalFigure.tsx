import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { MethodLink } from '../../../ui/controls/MethodLink.tsx'
import { styleInContrast } from '../../../ui/styles/contrast.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { buildIntervalFigure } from './rating-figures.ts'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: '6px' },
  figure: { width: '100%', marginBlockStart: '22px', [media.tablet]: { maxWidth: '220px' } },
  track: {
    position: 'relative',
    height: '16px',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '7px',
      height: '2px',
      borderRadius: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  range: {
    position: 'absolute',
    insetBlockStart: '4px',
    height: '8px',
    borderRadius: '4px',
    ...styleInContrast(paint.interval),
  },
  mark: {
    position: 'absolute',
    insetBlockStart: 0,
    width: '4px',
    height: '16px',
    marginInlineStart: '-2px',
    borderRadius: '2px',
    ...styleInContrast(paint.dataStrong),
  },
  value: {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '-20px',
    width: '44px',
    textAlign: 'center',
    lineHeight: '1.25rem',
    fontWeight: 700,
  },
  axis: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    color: tokens.colorNeutralForeground3,
  },
})

/** How certain the rating is: its confidence interval as a figure and in words. */
export function IntervalFigure({ lower, upper, average }: { lower: number; upper: number; average: number }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const { from, to, start, width, middle } = buildIntervalFigure({ lower, upper, average })
  const words = { lower: format.rating(lower), upper: format.rating(upper) }
  return (
    <div className={styles.root}>
      <h3 className={text.h14}>{t('rating.sure')}</h3>
      <div className={mergeClasses(styles.figure, text.number)} role="img" aria-label={t('rating.between', words)}>
        <div className={styles.track}>
          <i className={styles.range} style={{ insetInlineStart: `${start}%`, width: `${width}%` }} />
          <span className={styles.mark} style={{ insetInlineStart: `${middle}%` }}>
            <b className={styles.value}>{format.rating(average)}</b>
          </span>
        </div>
        <div className={styles.axis}>
          <span>{format.rating(from)}</span>
          <span>{format.rating(to)}</span>
        </div>
      </div>
      <p className={mergeClasses(text.s13, text.muted)}>
        {t('rating.sureWords', words)}
        <MethodLink />
      </p>
    </div>
  )
}
