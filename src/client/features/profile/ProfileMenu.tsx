import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import { session } from '../../session/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    [media.wide]: { position: 'sticky', insetBlockStart: '88px' },
  },
  person: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, paddingBlock: '4px 12px' },
  words: { minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
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

interface ProfileMenuProps {
  groups: { name: string; entries: { id: string; icon: ReactElement; label: string }[] }[]
  current: string
  /** Whether the address names a section: a phone then shows the way back in place of the list. */
  chosen: boolean
}

/** Who is signed in, and the way to every section of the profile area: beside them, or before them on phones. */
export function ProfileMenu({ groups, current, chosen }: ProfileMenuProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const { auth } = useSnapshot(session)
  const person = auth.user?.data
  // A section that was asked for names the page itself.
  const Heading = chosen ? 'p' : 'h1'
  return (
    <div className={styles.root}>
      {chosen && (
        <TextLink href="/user/myprofile" className={styles.back}>
          <ChevronLeft20Regular aria-hidden="true" />
          {t('back')}
        </TextLink>
      )}
      <div className={mergeClasses(styles.person, chosen && styles.wideOnly)}>
        <Avatar image={person?.image} name={person?.name ?? person?.email} size={56} />
        <div className={styles.words}>
          <Heading className={text.h20}>{t('page')}</Heading>
          <p className={mergeClasses(text.s13, text.muted)}>
            <bdi>{person?.name ?? person?.email}</bdi>
          </p>
        </div>
      </div>
      <Card className={mergeClasses(styles.menu, chosen && styles.wideOnly)}>
        <nav aria-label={t('menu')}>
          {groups
            .filter(({ entries }) => entries.length > 0)
            .map(({ name, entries }) => (
              <div key={name} className={styles.group}>
                <p className={mergeClasses(text.s12, text.faint, styles.name)}>{name}</p>
                <ul>
                  {entries.map(({ id, icon, label }) => (
                    <li key={id}>
                      <Link
                        href={`/user/myprofile/${id}`}
                        className={mergeClasses(styles.link, id === current && styles.current)}
                        aria-current={id === current ? 'page' : undefined}
                      >
                        {icon}
                        <span className={styles.label}>{label}</span>
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
