import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ButtonHTMLAttributes } from 'react'
import { paint } from './paint.ts'

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    color: paint.brandFg,
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  },
})

/** A button that looks like a link of the text around it. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const styles = useStyles()
  return <button type="button" className={mergeClasses(styles.button, className)} {...rest} />
}
