import { makeStyles, mergeClasses, Rating, RatingItem, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { focusRing } from '../../ui/styles/focus.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { type ControlProps, getFieldState } from './control.ts'

const five = [1, 2, 3, 4, 5] as const

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', marginInlineStart: '-6px', [media.zoomed]: { flexWrap: 'wrap' } },
  stars: { display: 'flex', columnGap: '2px', [media.zoomed]: { flexWrap: 'wrap' } },
  star: {
    width: '46px',
    height: '46px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '2.125rem',
    ':has(:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
  },
  input: { width: '100%' },
  icon: { alignItems: 'center', justifyContent: 'center' },
  empty: { color: tokens.colorNeutralStrokeAccessible },
  invalid: { color: paint.danger },
  filled: { color: paint.star, '& svg': { stroke: paint.starEdge, strokeWidth: '0.6px' } },
  word: { marginInlineStart: '8px', fontWeight: 600 },
})

/** A rating of 1 to 5 stars, the chosen one in words beside them. */
export function StarsControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'stars'>) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const chosen = five.find((n) => String(n) === String(value))
  const describeStars = (rating: number) => {
    const n = five.find((one) => one === rating) ?? 1
    return t('starWord', { stars: t('stars', { count: n }), word: t(`rating.${n}`) })
  }
  return (
    <div className={styles.row}>
      <Rating
        // The enclosing fieldset is the group, and has the name.
        role="presentation"
        name={`${id}-${field.name}`}
        value={chosen ?? 0}
        itemLabel={describeStars}
        className={styles.stars}
        onChange={(_, { value: taken }) => onChange(taken)}
      >
        {five.map((n) => (
          <RatingItem
            key={n}
            value={n}
            className={styles.star}
            fullValueInput={{ ...getFieldState(state), id: `${id}-${n}`, className: styles.input, onBlur }}
            unselectedIcon={{ className: mergeClasses(styles.icon, styles.empty, state.invalid && styles.invalid) }}
            selectedIcon={{ className: mergeClasses(styles.icon, styles.filled) }}
          />
        ))}
      </Rating>
      {chosen && (
        <span className={styles.word} aria-hidden="true">
          {t(`rating.${chosen}`)}
        </span>
      )}
    </div>
  )
}
