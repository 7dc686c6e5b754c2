import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { followLink } from '../../router/Link.tsx'
import { focusRing } from '../styles/focus.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontWeight: 600,
    textAlign: 'start',
    textUnderlineOffset: '4px',
    ':focus-visible': focusRing,
  },
  inText: { display: 'inline' },
})

interface TextLinkProps {
  href: string
  /** State stored with the history entry it leads to. */
  state?: unknown
  /** Underlined, for a link inside a sentence. */
  inText?: boolean
  className?: string
  children: ReactNode
}

/** A link within the app in the brand's colour. */
export function TextLink({ href, state, inText = false, className, children }: TextLinkProps) {
  const styles = useStyles()
  return (
    <Link
      href={href}
      inline={inText}
      className={mergeClasses(styles.link, inText && styles.inText, className)}
      onClick={followLink({ href, state })}
    >
      {children}
    </Link>
  )
}
