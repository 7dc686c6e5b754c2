import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { MouseEventHandler, ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { media } from './media.ts'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  base: {
    minWidth: 'auto',
    height: '44px',
    paddingInline: '20px',
    columnGap: '8px',
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'nowrap',
    '& .fui-Button__icon': { margin: 0 },
    [media.wide]: { height: '40px' },
  },
  line: { backgroundColor: tokens.colorNeutralBackground1 },
  soft: {
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
    ':hover': { backgroundColor: paint.brandTint2, color: paint.brandFg },
    ':hover:active': { backgroundColor: paint.brandTint2, color: paint.brandFg },
  },
  ghost: { color: tokens.colorNeutralForeground2 },
  brandGhost: { color: paint.brandFg, ':hover': { color: paint.brandFg } },
  invert: {
    backgroundColor: '#FFFFFF',
    color: '#014E4E',
    ':hover': { backgroundColor: '#ECF7F6', color: '#014E4E' },
    ':hover:active': { backgroundColor: '#D0EBE9', color: '#014E4E' },
  },
  small: { height: '44px', paddingInline: '14px', [media.wide]: { height: '36px' } },
  tall: { height: '48px', [media.wide]: { height: '48px' } },
  block: { width: '100%', maxWidth: 'none' },
})

const appearances = {
  primary: 'primary',
  line: 'outline',
  soft: 'transparent',
  ghost: 'subtle',
  brandGhost: 'subtle',
  invert: 'transparent',
} as const

interface ActionProps {
  kind?: keyof typeof appearances
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
export function Action({
  kind = 'line',
  size = 'medium',
  block,
  icon,
  href,
  external,
  state,
  type,
  ...rest
}: ActionProps) {
  const styles = useStyles()
  const className = mergeClasses(
    styles.base,
    kind !== 'primary' && styles[kind],
    size !== 'medium' && styles[size],
    block && styles.block,
    rest.className,
  )
  const appearance = appearances[kind]
  if (href !== undefined) {
    const { disabled: _, ...anchor } = rest
    const button = <Button as="a" appearance={appearance} icon={icon} {...anchor} className={className} href={href} />
    return external ? (
      button
    ) : (
      <Link href={href} state={state} asChild>
        {button}
      </Link>
    )
  }
  return <Button type={type ?? 'button'} appearance={appearance} icon={icon} {...rest} className={className} />
}
