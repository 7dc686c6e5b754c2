import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { media } from './media.ts'

const useStyles = makeStyles({
  root: { position: 'relative' },
  trigger: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    height: '44px',
    paddingInline: '6px 8px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [media.wide]: { height: '40px' },
  },
  list: {
    position: 'absolute',
    zIndex: 20,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    minWidth: '208px',
    padding: '4px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    paddingInline: '12px',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    textAlign: 'start',
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { backgroundColor: tokens.colorSubtleBackgroundHover, outlineOffset: '-2px' },
    '& svg': { color: tokens.colorNeutralForeground3 },
  },
})

export interface MenuEntry {
  label: string
  icon?: ReactElement
  /** An address in the app; otherwise `act` is called. */
  href?: string
  act?: () => void
}

/** A button with a menu of a few entries: arrow keys move, Escape closes, the focus comes back to the button. */
export function MenuButton({ label, entries, children }: { label: string; entries: MenuEntry[]; children: ReactNode }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      all.at(target % all.length)?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') setOpen(false)
  }

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) {
            event.preventDefault()
            setOpen(true)
          }
        }}
      >
        {children}
      </button>
      {open && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {entries.map(({ label: words, icon, href, act }) => {
            const shared = {
              role: 'menuitem',
              tabIndex: -1,
              className: mergeClasses(styles.item),
              onClick: () => {
                setOpen(false)
                act?.()
              },
            }
            return href ? (
              <Link key={words} href={href} {...shared}>
                {icon}
                {words}
              </Link>
            ) : (
              <button key={words} type="button" {...shared}>
                {icon}
                {words}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
