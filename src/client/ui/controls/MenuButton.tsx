import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { usePreload } from '../../platform/preload.ts'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'
import type { MenuEntry } from './MenuList.tsx'

const loadList = () => import('./MenuList.tsx')
const MenuList = lazyWithRetry(loadList)

const useStyles = makeStyles({
  root: { position: 'relative' },
  trigger: {
    gap: '8px',
    minWidth: 0,
    maxWidth: 'none',
    height: '44px',
    paddingBlock: 0,
    paddingInline: '6px 8px',
    color: tokens.colorNeutralForeground1,
    ':focus-visible': focusRing,
    [media.wide]: { height: '40px' },
  },
})

/** A button with a menu of a few entries; the menu is loaded ahead of its first opening. */
export function MenuButton({ label, entries, children }: { label: string; entries: MenuEntry[]; children: ReactNode }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  usePreload(loadList)
  const close = (back: boolean) => {
    setOpen(false)
    if (back) trigger.current?.focus()
  }
  return (
    <div className={styles.root}>
      <Button
        ref={trigger}
        id={`${id}-button`}
        appearance="subtle"
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
      </Button>
      <Suspense>{open && <MenuList {...{ id, entries, trigger }} onClose={close} />}</Suspense>
    </div>
  )
}
