import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEventHandler, ReactElement, ReactNode } from 'react'
import { edgeColour } from './edge.ts'
import { Link } from './Link.tsx'
import { media } from './media.ts'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '8px',
    height: '44px',
    paddingInline: '20px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '14px',
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '150ms',
    transitionTimingFunction: 'ease',
    ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '& > svg': { flexShrink: 0 },
    [media.wide]: { height: '40px' },
    [media.zoomed]: { height: 'auto', minHeight: '44px', paddingBlock: '8px', whiteSpace: 'normal' },
  },
  primary: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover:enabled, &[href]:hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    '@media (forced-colors: active)': edgeColour('ButtonText'),
  },
  line: {
    backgroundColor: tokens.colorNeutralBackground1,
    ...edgeColour(tokens.colorNeutralStroke1),
    ':hover': edgeColour(tokens.colorNeutralStrokeAccessible),
  },
  soft: { backgroundColor: paint.brandTint, color: paint.brandFg, ':hover': { backgroundColor: paint.brandTint2 } },
  ghost: {
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
  },
  brandGhost: { color: paint.brandFg, ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  invert: { backgroundColor: '#FFFFFF', color: '#014E4E', ':hover': { backgroundColor: '#ECF7F6' } },
  small: { paddingInline: '14px', [media.wide]: { height: '36px' } },
  tall: { height: '48px', [media.wide]: { height: '48px' } },
  block: { width: '100%' },
})

interface ActionProps {
  kind?: 'primary' | 'line' | 'soft' | 'ghost' | 'brandGhost' | 'invert'
  size?: 'small' | 'medium' | 'tall'
  block?: boolean
  icon?: ReactElement
  /** An address in the app: the action is then a link. */
  href?: string
  /** An address outside the app, or one that must load anew. */
  external?: boolean
  /** Kept with the history entry a link leads to. */
  state?: unknown
  type?: 'button' | 'submit'
  disabled?: boolean
  className?: string
  onClick?: MouseEventHandler<HTMLElement>
  'aria-label'?: string
  children?: ReactNode
}

/** The product's button, drawn alike whether it acts or leads somewhere. One `primary` to a view. */
export function Action(props: ActionProps) {
  const { kind = 'line', size = 'medium', block, icon, href, external, state, type, disabled, ...rest } = props
  const styles = useStyles()
  const shared = {
    ...rest,
    className: mergeClasses(
      styles.base,
      styles[kind],
      size !== 'medium' && styles[size],
      block && styles.block,
      rest.className,
    ),
    children: (
      <>
        {icon}
        {rest.children}
      </>
    ),
  }
  if (href === undefined) return <button type={type ?? 'button'} disabled={disabled} {...shared} />
  if (external) return <a href={href} {...shared} />
  return <Link href={href} state={state} {...shared} />
}
