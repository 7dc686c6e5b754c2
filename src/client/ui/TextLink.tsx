import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: paint.brandFg,
    fontWeight: 600,
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
  inText: { display: 'inline', textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

interface TextLinkProps {
  href: string
  /** Kept with the history entry it leads to. */
  state?: unknown
  /** Underlined, for a link inside a sentence. */
  inText?: boolean
  className?: string
  children: ReactNode
}

/** A link within the app in the brand's colour. */
export function TextLink({ href, state, inText, className, children }: TextLinkProps) {
  const styles = useStyles()
  return (
    <Link href={href} state={state} className={mergeClasses(styles.link, inText && styles.inText, className)}>
      {children}
    </Link>
  )
}
