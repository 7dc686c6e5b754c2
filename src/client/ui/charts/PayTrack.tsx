import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { computeAbout, type PayFigures } from '../../../contract/salaries/pay.ts'
import { styleInContrast } from '../styles/contrast.ts'
import { paint } from '../styles/paint.ts'
import { computePlaceOnScale, type PayScale } from './pay-scale.ts'

/** Stripes for the middle half of a wider crowd than the one that is named. */
export const stripes = `repeating-linear-gradient(135deg, ${paint.dataSoft} 0 3px, ${paint.dataSofter} 3px 6px)`
export const diamond = {
  rotate: '45deg',
  borderRadius: '3px',
  border: `2px solid ${tokens.colorNeutralForeground1}`,
  ...styleInContrast(paint.dataYou),
} as const
export const point = {
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${tokens.colorNeutralBackground1}`,
  ...styleInContrast(paint.dataStrong),
} as const
/** The dot of a wider crowd. */
export const hollow = {
  boxSizing: 'border-box',
  border: `3px solid ${paint.dataStrong}`,
  ...styleInContrast(tokens.colorNeutralBackground1),
} as const
/** A line with a cap at either end. */
export const whisker = {
  height: '10px',
  borderInlineWidth: '1.5px',
  borderInlineStyle: 'solid',
  borderInlineColor: tokens.colorNeutralForeground1,
  backgroundImage: `linear-gradient(${tokens.colorNeutralForeground1}, ${tokens.colorNeutralForeground1})`,
  backgroundSize: '100% 1.5px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const

const useStyles = makeStyles({
  track: {
    position: 'relative',
    display: 'block',
    height: '28px',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '13px',
      height: '2px',
      backgroundColor: paint.dataTrack,
    },
    '& > i': { position: 'absolute' },
  },
  half: {
    insetBlockStart: '8px',
    height: '12px',
    minWidth: '12px',
    borderRadius: '6px',
    ...styleInContrast(paint.dataSoft),
  },
  striped: { backgroundImage: stripes },
  whisker: { insetBlockStart: '9px', minWidth: '2px', boxSizing: 'border-box', ...whisker },
  dot: { insetBlockStart: '8px', width: '12px', height: '12px', marginInlineStart: '-6px', ...point },
  /** Hollow: the number is not that of the name beside it. */
  wider: hollow,
  you: {
    insetBlockStart: '7px',
    width: '14px',
    height: '14px',
    marginInlineStart: '-7px',
    boxSizing: 'border-box',
    ...diamond,
  },
})

interface PayTrackProps {
  pay: PayFigures & { p25: number | null; p75: number | null }
  scale: PayScale
  /** The reader's own amount. */
  you?: number | undefined
  /** Whether it is the pay of a wider crowd than is named beside it. */
  wider?: boolean | undefined
  className?: string
}

/**
 * Pay on one line: the dot is the number, the thin whisker how far off it may be, and the thick bar the middle half of
 * people, where that is published; the diamond is the reader. Only a picture: its words stand beside it.
 */
export function PayTrack({ pay, scale, you, wider, className }: PayTrackProps) {
  const styles = useStyles()
  const { lower, upper, p25, p75 } = pay
  const place = (riyals: number) => `${computePlaceOnScale(scale, riyals)}%`
  const placeBar = (from: number, to: number) => ({
    insetInlineStart: place(from),
    width: `${computePlaceOnScale(scale, to) - computePlaceOnScale(scale, from)}%`,
  })
  return (
    <span className={mergeClasses(styles.track, className)} aria-hidden="true">
      {p25 !== null && p75 !== null && (
        <i className={mergeClasses(styles.half, wider && styles.striped)} style={placeBar(p25, p75)} />
      )}
      <i className={styles.whisker} style={placeBar(lower, upper)} />
      <i
        className={mergeClasses(styles.dot, wider && styles.wider)}
        style={{ insetInlineStart: place(computeAbout(pay).about) }}
      />
      {you !== undefined && <i className={styles.you} style={{ insetInlineStart: place(you) }} />}
    </span>
  )
}
