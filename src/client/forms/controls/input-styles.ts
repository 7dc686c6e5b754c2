import { makeStyles, tokens } from '@fluentui/react-components'
import { atPageSide } from '../../ui/styles/aligned.ts'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'

const styleRing = (colour: string) => ({ ...styleEdgeColour(colour), boxShadow: `0 0 0 1px ${colour}` }) as const
/**
 * Returns the ring of a focused input; `:active,:focus-within` is a selector of Fluent's own, whose style it overrides.
 */
const styleFocusRing = (colour: string) =>
  ({ ':focus-within': styleRing(colour), ':active,:focus-within': styleRing(colour) }) as const

/** The styles of Fluent's `Input`, `Textarea` and `Select`: 44 px high, with a ring of 2 px for focus and error. */
export const useBox = makeStyles({
  box: {
    width: '100%',
    minHeight: '44px',
    paddingBlock: 0,
    paddingInline: '12px',
    gap: '8px',
    ...styleEdgeColour(tokens.colorNeutralStrokeAccessible),
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease',
    '::after': { display: 'none' },
    ':hover': styleEdgeColour(tokens.colorNeutralStrokeAccessibleHover),
    ...styleFocusRing(paint.brandFg),
  },
  invalid: {
    ...styleRing(paint.danger),
    ':hover': styleEdgeColour(paint.danger),
    ...styleFocusRing(paint.danger),
  },
  off: {
    backgroundColor: tokens.colorNeutralBackground3,
    ...styleEdgeColour(tokens.colorNeutralStroke1),
    color: tokens.colorNeutralForeground2,
  },
  input: {
    width: '100%',
    height: '42px',
    padding: 0,
    color: 'inherit',
    // 16 px keeps phones from zooming into a focused field.
    fontSize: '1rem',
    lineHeight: '1.5rem',
    textOverflow: 'ellipsis',
    ...atPageSide,
    '::placeholder': { color: tokens.colorNeutralForeground3 },
    ':disabled': { opacity: 1, color: 'inherit', WebkitTextFillColor: 'currentcolor' },
    [media.tablet]: { fontSize: '0.875rem' },
  },
  area: {
    maxHeight: '60dvh',
    paddingBlock: '9px',
    textAlign: 'start',
    // Grows with the text where the browser supports it, instead of filling its box.
    height: 'auto',
    fieldSizing: 'content',
  } as object,
  sign: { flexShrink: 0, pointerEvents: 'none' },
  good: { color: paint.good },
  bad: { color: paint.bad },
  /** The anchor of what opens under the box. */
  anchor: { position: 'relative', display: 'block' },
})
