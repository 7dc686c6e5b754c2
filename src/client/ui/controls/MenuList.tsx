import {
  MenuList as FluentMenuList,
  Menu,
  MenuItem,
  MenuItemLink,
  MenuPopover,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { KeyboardEvent, ReactElement, RefObject } from 'react'
import { followLink } from '../../router/Link.tsx'
import { styleEdgeColour } from '../styles/borders.ts'

const useStyles = makeStyles({
  popover: {
    zIndex: 20,
    minWidth: '208px',
    borderRadius: tokens.borderRadiusLarge,
    ...styleEdgeColour(tokens.colorNeutralStroke2),
  },
  item: {
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    paddingInline: '12px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':focus-visible': { backgroundColor: tokens.colorSubtleBackgroundHover, outlineOffset: '-2px' },
  },
  icon: { color: tokens.colorNeutralForeground3 },
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
  entries: MenuEntry[]
  trigger: RefObject<HTMLButtonElement | null>
  /** Closes the menu; `back`: the focus returns to the button. */
  onClose: (back: boolean) => void
}

/** The open menu of a `MenuButton`: arrow keys, Home, End and first letters move the focus, Escape and Tab close it. */
export default function MenuList({ id, entries, trigger, onClose }: Props) {
  const styles = useStyles()
  return (
    <Menu
      open
      inline
      surfaceMotion={null}
      positioning={{ target: trigger.current, position: 'below', align: 'end', offset: 8 }}
      onOpenChange={(event, { open }) => {
        // A press on the button itself closes the menu it has opened.
        if (open || trigger.current?.contains(event.target as Node)) return
        onClose('key' in event && event.key === 'Escape')
      }}
    >
      <MenuPopover className={styles.popover}>
        <FluentMenuList id={id} aria-labelledby={trigger.current?.id} onKeyDown={focusByLetter}>
          {entries.map(({ label, icon, href, act }) => {
            const shared = { className: styles.item, icon: icon && { className: styles.icon, children: icon } }
            return href ? (
              <MenuItemLink key={label} {...shared} href={href} onClick={followLink({ href })}>
                {label}
              </MenuItemLink>
            ) : (
              <MenuItem key={label} {...shared} onClick={act}>
                {label}
              </MenuItem>
            )
          })}
        </FluentMenuList>
      </MenuPopover>
    </Menu>
  )
}

/** Moves the focus to the next entry that begins with the key: Fluent's items do this, but not those that are links. */
function focusByLetter({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key.length > 1 || !(target instanceof HTMLAnchorElement)) return
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const at = items.indexOf(target) + 1
  const isMatching = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  ;[...items.slice(at), ...items.slice(0, at)].find(isMatching)?.focus()
}
