import type { ReactNode } from 'react'
import { detectLanguage } from '../../contract/language-of.ts'

interface SaidProps {
  /** The words as they were written, of which language and direction are read off. */
  children: string | null | undefined
  as?: 'bdi' | 'p' | 'span' | 'h2' | 'h3' | 'li' | 'dt' | 'dd'
  className?: string | undefined
  /** How the words are drawn, where not bare: shortened, or with the part that was found marked. */
  drawn?: ReactNode
}

/**
 * What a person or a company calls or says, in its own direction and named as its own language whatever the page's, so
 * that a screen reader speaks it with the right voice (WCAG 3.1.2).
 */
export function Said({ children: words, as: Tag = 'bdi', className, drawn }: SaidProps) {
  return (
    <Tag dir="auto" lang={words ? detectLanguage(words) : undefined} className={className}>
      {drawn ?? words}
    </Tag>
  )
}
