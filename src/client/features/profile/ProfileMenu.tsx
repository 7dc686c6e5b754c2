import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { session } from '../../session/session.ts'
import Avatar from '../../ui/Avatar.tsx'
import { type SectionGroup, SectionMenu } from '../../ui/SectionMenu.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, paddingBlock: '4px 12px' },
  words: { minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})

interface ProfileMenuProps {
  groups: SectionGroup[]
  current: string
  /** Whether the address names a section. */
  chosen: boolean
}

/** The signed-in person, and links to every section of the profile area. */
export function ProfileMenu({ groups, current, chosen }: ProfileMenuProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const { auth } = useSnapshot(session)
  const person = auth.user?.data
  // A section in the address is the heading of the page itself.
  const Heading = chosen ? 'p' : 'h1'
  return (
    <SectionMenu
      label={t('menu')}
      groups={groups}
      current={current}
      chosen={chosen}
      back={{ href: '/user/myprofile', label: t('back') }}
      head={
        <div className={styles.person}>
          <Avatar image={person?.image} name={person?.name ?? person?.email} size={56} />
          <div className={styles.words}>
            <Heading className={text.h20}>{t('page')}</Heading>
            <p className={mergeClasses(text.s13, text.muted)}>
              <UserText>{person?.name ?? person?.email}</UserText>
            </p>
          </div>
        </div>
      }
    />
  )
}
