import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { Link } from '../router/Link.tsx'
import { Card } from './Card.tsx'
import { TextLink } from './controls/TextLink.tsx'
import { chosenInContrast } from './styles/contrast.ts'
import { media } from './styles/media.ts'
import { paint } from './styles/paint.ts'
import { useText } from './styles/text.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    [media.wide]: { position: 'sticky', insetBlockStart: '88px' },
  },
  menu: { padding: '8px', [media.collapsed]: { padding: '4px 8px' } },
  group: { '& + &': { marginBlockStart: '8px' } },
  name: { paddingBlock: '8px 4px', paddingInline: '12px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [media.wide]: { minHeight: '44px' },
  },
  label: { flexGrow: 1 },
  current: {
    ...chosenInContrast,
    [media.wide]: {
      backgroundColor: paint.brandTint,
      color: paint.brandFg,
      '& > svg': { color: paint.brandFg },
      ':hover': { backgroundColor: paint.brandTint2 },
    },
  },
  point: { ':dir(rtl)': { transform: 'scaleX(-1)' }, [media.wide]: { display: 'none' } },
  back: {
    display: 'none',
    minHeight: '44px',
    '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } },
    [media.collapsed]: { display: 'inline-flex' },
  },
  wideOnly: { [media.collapsed]: { display: 'none' } },
})

export interface SectionGroup {
  /** The name of the group; absent where there is only one. */
  name?: string
  entries: { id: string; href: string; icon: ReactElement; label: string }[]
}

interface SectionMenuProps {
  label: string
  /** Who or what the sections belong to. */
  head: ReactNode
  groups: SectionGroup[]
  current: string
  /** Whether the address names a section: a phone then shows a link back in place of the list. */
  chosen: boolean
  back: { href: string; label: string }
}

/** The menu of a page's sections: beside them, or before them on phones. */
export function SectionMenu({ label, head, groups, current, chosen, back }: SectionMenuProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.root}>
      {chosen && (
        <TextLink href={back.href} className={styles.back}>
          <ChevronLeft20Regular aria-hidden="true" />
          {back.label}
        </TextLink>
      )}
      <div className={mergeClasses(chosen && styles.wideOnly)}>{head}</div>
      <Card className={mergeClasses(styles.menu, chosen && styles.wideOnly)}>
        <nav aria-label={label}>
          {groups
            .filter(({ entries }) => entries.length > 0)
            .map(({ name, entries }) => (
              <div key={name ?? ''} className={styles.group}>
                {name && <p className={mergeClasses(text.s12, text.faint, styles.name)}>{name}</p>}
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <Link
                        href={entry.href}
                        className={mergeClasses(styles.link, entry.id === current && styles.current)}
                        aria-current={entry.id === current ? 'page' : undefined}
                      >
                        {entry.icon}
                        <span className={styles.label}>{entry.label}</span>
                        <ChevronRight16Regular className={styles.point} aria-hidden="true" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </nav>
      </Card>
    </div>
  )
}
