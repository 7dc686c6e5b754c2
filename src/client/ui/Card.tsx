import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { HTMLAttributes } from 'react'
import { media } from './styles/media.ts'

const useStyles = makeStyles({
  card: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    '@media print': { boxShadow: 'none', breakInside: 'avoid' },
  },
  padded: { paddingBlock: '20px', paddingInline: '16px', [media.tablet]: { padding: '24px' } },
})

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'article' | 'li' | 'form'
  padded?: boolean
}

/** A card, the product's surface: 12 px corners, one line, one soft shadow. */
export function Card({ as: Tag = 'div', padded, className, ...rest }: CardProps) {
  const styles = useStyles()
  return <Tag className={mergeClasses(styles.card, padded && styles.padded, className)} {...rest} />
}
