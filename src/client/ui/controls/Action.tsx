import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEventHandler, ReactElement, ReactNode } from 'react'
import { followLink } from '../../router/Link.tsx'
import { styleEdgeColour } from '../styles/borders.ts'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'
import { paint } from '../styles/paint.ts'

const useStyles = makeStyles({
  base: {
    height: '44px',
    minWidth: 0,
    maxWidth: 'none',
    paddingInline: '20px',
    paddingBlock: 0,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    ':focus-visible': focusRing,
    [media.wide]: { height: '40px' },
    [media.zoomed]: { height: 'auto', minHeight: '44px', paddingBlock: '8px', whiteSpace: 'normal' },
  },
  icon: { flexShrink: 0, width: 'auto', height: 'auto', color: 'inherit' },
  primary: { '@media (forced-colors: active)': styleEdgeColour('ButtonText') },
  line: {},
  soft: { backgroundColor: paint.brandTint, color: paint.brandFg, ':hover': { backgroundColor: paint.brandTint2 } },
  ghost: {},
  brandGhost: { color: paint.brandFg, ':hover': { color: paint.brandFg } },
  invert: {
    backgroundColor: '#FFFFFF',
    color: '#014E4E',
    ':hover': { backgroundColor: '#ECF7F6', color: '#014E4E' },
  },
  // For an action that cannot be undone.
  danger: {
    backgroundColor: paint.danger,
    color: paint.onDanger,
    ':hover': { backgroundColor: paint.dangerStrong, color: paint.onDanger },
    ':hover:active': { backgroundColor: paint.dangerStrong, color: paint.onDanger },
    '@media (forced-colors: active)': styleEdgeColour('ButtonText'),
  },
  dangerLine: {
    color: paint.danger,
    ...styleEdgeColour(paint.danger),
    ':hover': { backgroundColor: paint.dangerTint, color: paint.danger, ...styleEdgeColour(paint.danger) },
    ':hover:active': { backgroundColor: paint.dangerTint, color: paint.danger, ...styleEdgeColour(paint.danger) },
  },
  dangerGhost: { color: paint.danger, ':hover': { backgroundColor: paint.dangerTint, color: paint.danger } },
  small: { paddingInline: '14px', [media.wide]: { height: '36px' } },
  tall: { height: '48px', [media.wide]: { height: '48px' } },
  block: { width: '100%' },
})

const appearances = {
  primary: 'primary',
  line: 'secondary',
  soft: 'transparent',
  ghost: 'subtle',
  brandGhost: 'subtle',
  invert: 'transparent',
  danger: 'primary',
  dangerLine: 'secondary',
  dangerGhost: 'subtle',
} as const

interface ActionProps {
  /**
   * The look of the action. The three danger looks are for what cannot be undone: filled for the last step, not filled
   * for the steps before it.
   */
  kind?: keyof typeof appearances | undefined
  size?: 'small' | 'medium' | 'tall'
  block?: boolean
  icon?: ReactElement | undefined
  /** An address in the app: the action is then a link. */
  href?: string
  /** An address outside the app, or one that must load a new document. */
  external?: boolean
  /** State stored with the history entry a link leads to. */
  state?: unknown
  type?: 'button' | 'submit'
  disabled?: boolean
  className?: string | undefined
  onClick?: MouseEventHandler<HTMLElement>
  'aria-label'?: string
  'aria-pressed'?: boolean
  children?: ReactNode
}

/** The product's button, with the same look whether it acts or is a link. There is one `primary` in a view. */
export function Action(props: ActionProps) {
  const { kind = 'line', size = 'medium', block, icon, href, external, state, onClick, ...rest } = props
  const styles = useStyles()
  const shared = {
    ...rest,
    appearance: appearances[kind],
    icon: icon && { className: styles.icon, children: icon },
    className: mergeClasses(
      styles.base,
      styles[kind],
      size !== 'medium' && styles[size],
      block && styles.block,
      rest.className,
    ),
  }
  if (href === undefined) return <Button {...shared} onClick={onClick} />
  return <Button {...shared} as="a" href={href} onClick={external ? onClick : followLink({ href, state, onClick })} />
}
