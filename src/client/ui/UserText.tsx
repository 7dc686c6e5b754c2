import type { ReactNode } from 'react'
import { detectLanguage } from '../../contract/language-of.ts'

interface UserTextProps {
  /** The words as they were written; their language and direction are detected from them. */
  children: string | null | undefined
  as?: 'bdi' | 'p' | 'span' | 'h2' | 'h3' | 'li' | 'dt' | 'dd'
  className?: string | undefined
  /** How the words are rendered, where not plain: shortened, or with matches highlighted. */
  shown?: ReactNode
}

/**
 * The words of a person or a company, in their own direction and marked with their own language, not the page's, so
 * that a screen reader speaks them with the right voice (WCAG 3.1.2).
 */
export function UserText({ children: words, as: Tag = 'bdi', className, shown }: UserTextProps) {
  return (
    <Tag dir="auto" lang={words ? detectLanguage(words) : undefined} className={className}>
      {shown ?? words}
    </Tag>
  )
}
