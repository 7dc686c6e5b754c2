import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useHidden } from '../../ui/hidden.ts'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { type ControlProps, stateOf } from './control.ts'

const star = 'M10 1.9 12.45 6.96l5.55.78-4.03 3.9.98 5.54L10 14.54l-4.95 2.64.98-5.54L2 7.74l5.55-.78z'
const five = [1, 2, 3, 4, 5] as const

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    marginInlineStart: '-6px',
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  star: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '46px',
    height: '46px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '& svg': {
      width: '34px',
      height: '34px',
      fill: paint.starEmpty,
      stroke: tokens.colorNeutralStrokeAccessible,
      strokeWidth: '0.9',
      transitionProperty: 'fill',
      transitionDuration: '150ms',
    },
    ':hover svg': { stroke: paint.starEdge },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  on: { '& svg': { fill: paint.star, stroke: paint.starEdge } },
  invalid: { '& svg': { stroke: paint.danger } },
  word: { marginInlineStart: '8px', fontWeight: 600 },
})

/** A rating of 1 to 5: five radio buttons drawn as stars, the chosen one in words beside them. */
export function StarsControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'stars'>) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const chosen = five.find((n) => String(n) === String(value))
  return (
    <div className={styles.row}>
      {five.map((n) => (
        <label
          key={n}
          className={mergeClasses(styles.star, state.invalid && styles.invalid, chosen && n <= chosen && styles.on)}
        >
          <input
            {...stateOf(state)}
            className={hidden.visually}
            type="radio"
            id={`${id}-${n}`}
            name={`${id}-${field.name}`}
            value={n}
            checked={chosen === n}
            onChange={() => onChange(n)}
            onBlur={onBlur}
          />
          <span className={hidden.visually}>
            {t('starWord', { stars: t('stars', { count: n }), word: t(`rating.${n}`) })}
          </span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={star} strokeLinejoin="round" />
          </svg>
        </label>
      ))}
      {chosen && (
        <span className={styles.word} aria-hidden="true">
          {t(`rating.${chosen}`)}
        </span>
      )}
    </div>
  )
}
