import { makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { Link } from './Link.tsx'

const useStyles = makeStyles({
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

interface Props {
  id: string
  label: string
  entries: MenuEntry[]
  /** The list and the button it belongs to: a press anywhere else closes. */
  around: RefObject<HTMLElement | null>
  /** `back`: the focus returns to the button. */
  onClose: (back: boolean) => void
}

/** The open menu of a `MenuButton`: arrow keys, Home and End move, Escape and Tab close. */
export default function MenuList({ id, label, entries, around, onClose }: Props) {
  const styles = useStyles()
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const outside = (event: Event) => {
      if (!around.current?.contains(event.target as Node)) close.current(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [around])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      all.at(target % all.length)?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      onClose(true)
    } else if (event.key === 'Tab') onClose(false)
  }

  return (
    <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {entries.map(({ label: words, icon, href, act }) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: styles.item,
          onClick: () => {
            onClose(false)
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
  )
}
