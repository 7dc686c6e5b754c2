import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useAhead } from './ahead.ts'
import type { MenuEntry } from './MenuList.tsx'
import { media } from './media.ts'
import { patient } from './patient.ts'

const loadList = () => import('./MenuList.tsx')
const MenuList = patient(loadList)

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
})

/** A button with a menu of a few entries, which is loaded before it is asked for. */
export function MenuButton({ label, entries, children }: { label: string; entries: MenuEntry[]; children: ReactNode }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  useAhead(loadList)
  const close = (back: boolean) => {
    setOpen(false)
    if (back) trigger.current?.focus()
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
      <Suspense>{open && <MenuList {...{ id, label, entries }} around={root} onClose={close} />}</Suspense>
    </div>
  )
}
