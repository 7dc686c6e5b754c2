import { Link, makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ComponentPropsWithoutRef } from 'react'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    fontSize: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    textUnderlineOffset: '4px',
    ':focus-visible': focusRing,
    // A touch target as large as any other control's, without spacing out the text.
    [media.collapsed]: {
      position: 'relative',
      '::after': { content: '""', position: 'absolute', insetBlock: '-10px', insetInline: '-4px' },
    },
  },
})

type TextButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> & { disabled?: boolean }

/** A button that looks like a link of the text around it. */
export function TextButton({ className, ...rest }: TextButtonProps) {
  const styles = useStyles()
  return <Link as="button" className={mergeClasses(styles.button, className)} {...rest} />
}
