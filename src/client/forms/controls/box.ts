import { makeStyles, tokens } from '@fluentui/react-components'
import { atPageSide, edgeColour } from '../../ui/edge.ts'
import { paint } from '../../ui/paint.ts'

/** The frame of a text, list or number control: 44 high, its focus and its error 2 px. */
export const useBox = makeStyles({
  box: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease',
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3, pointerEvents: 'none' },
    ':focus-within': { ...edgeColour(paint.brandFg), boxShadow: `0 0 0 1px ${paint.brandFg}` },
  },
  invalid: {
    ...edgeColour(paint.danger),
    boxShadow: `0 0 0 1px ${paint.danger}`,
    ':focus-within': { ...edgeColour(paint.danger), boxShadow: `0 0 0 1px ${paint.danger}` },
  },
  off: {
    backgroundColor: tokens.colorNeutralBackground3,
    ...edgeColour(tokens.colorNeutralStroke1),
    color: tokens.colorNeutralForeground2,
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    width: '100%',
    height: '42px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    // 16 px keeps phones from zooming into a focused field.
    fontSize: '16px',
    lineHeight: '24px',
    outlineStyle: 'none',
    textOverflow: 'ellipsis',
    ...atPageSide,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':disabled': { opacity: 1, color: 'inherit', WebkitTextFillColor: 'currentcolor' },
    '@media (min-width: 768px)': { fontSize: '14px' },
  },
  good: { '& > svg': { color: paint.good } },
  bad: { '& > svg': { color: paint.bad } },
})
