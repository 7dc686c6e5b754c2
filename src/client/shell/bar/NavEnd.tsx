import { makeStyles, tokens } from '@fluentui/react-components'
import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { CloudArrowUp20Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { Gavel20Regular } from '@fluentui/react-icons/svg/gavel'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import { useActivity } from '../../data/use-activity.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { logOut } from '../../outbox/log-out.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { session } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { MenuButton } from '../../ui/controls/MenuButton.tsx'
import { media } from '../../ui/styles/media.ts'
import { UserText } from '../../ui/UserText.tsx'
import { CountBadge } from './CountBadge.tsx'
import { getShownName } from './nav-rules.ts'
import { LanguageToggle, ThemeToggle } from './Toggles.tsx'
import { useUnsent } from './use-unsent.ts'

/** Lazily loaded, since visitors have none. */
const Avatar = lazyWithRetry(() => import('../../ui/Avatar.tsx'))

const useStyles = makeStyles({
  end: {
    display: 'flex',
    alignItems: 'center',
    marginInlineEnd: '-8px',
    [media.zoomed]: { marginInlineStart: 'auto' },
    [media.wide]: { gap: '4px', marginInlineEnd: 0 },
  },
  /** Hidden on narrow screens, where the drawer has it too. */
  roomOnly: { display: 'inline-flex', '@media (max-width: 22.49875em)': { display: 'none' } },
  wideOnly: { display: 'none', [media.wide]: { display: 'inline-flex' } },
  separator: {
    display: 'none',
    width: '1px',
    height: '20px',
    marginInline: '8px 4px',
    backgroundColor: tokens.colorNeutralStroke1,
    [media.wide]: { display: 'block' },
  },
  name: {
    display: 'none',
    maxWidth: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [media.wide]: { display: 'inline' },
  },
  // The width of a touch target, with or without a count in its corner.
  outbox: { position: 'relative', width: '44px', minWidth: 0, paddingInline: 0, '& .fui-Button__icon': { margin: 0 } },
  avatar: { position: 'relative', display: 'inline-flex', minWidth: '32px', minHeight: '32px' },
  unseen: { position: 'absolute', insetBlockStart: '-6px', insetInlineEnd: '-6px' },
})

/** The bar's end: outbox, theme, language, and either the person's menu or the links to sign in (N-008 to N-022). */
export function NavEnd() {
  const styles = useStyles()
  const { t } = useTranslation('shell')
  const { format } = useLanguage()
  const { auth } = useSnapshot(session)
  const waiting = useUnsent()
  const person = auth.user?.data
  const unseen = useActivity().data?.unseen ?? 0
  const happened = unseen > 0 ? t('nav.activityCount', { count: unseen }) : t('nav.activity')
  return (
    <div className={styles.end}>
      {(waiting > 0 || person) && (
        <Action
          kind="ghost"
          className={styles.outbox}
          aria-label={waiting > 0 ? t('nav.outboxCount', { count: waiting }) : t('nav.outbox')}
          icon={<CloudArrowUp20Regular />}
          href="/outbox"
        >
          {waiting > 0 && <CountBadge count={waiting} corner />}
        </Action>
      )}
      <ThemeToggle />
      <span className={person && styles.roomOnly}>
        <LanguageToggle />
      </span>
      {person ? (
        <MenuButton
          label={format.list([`${t('nav.account')}: ${getShownName(person)}`, ...(unseen > 0 ? [happened] : [])])}
          entries={[
            { label: t('nav.profile'), icon: <Person20Regular />, href: '/user/myprofile' },
            { label: t('nav.dashboard'), icon: <DataTrending20Regular />, href: '/user/dashboard' },
            { label: happened, icon: <Alert20Regular />, href: '/user/myprofile/activity' },
            ...(auth.user?.roles?.includes('employer')
              ? [{ label: t('nav.employer'), icon: <Building20Regular />, href: '/employer' }]
              : []),
            ...(auth.user?.roles?.includes('moderator')
              ? [{ label: t('nav.moderation'), icon: <Gavel20Regular />, href: '/moderation' }]
              : []),
            { label: t('nav.logout'), icon: <SignOut20Regular />, act: () => void logOut(navigate) },
          ]}
        >
          <span className={styles.avatar}>
            <Suspense>
              <Avatar image={person.image} />
            </Suspense>
            {unseen > 0 && (
              <span className={styles.unseen}>
                <CountBadge count={unseen} />
              </span>
            )}
          </span>
          <UserText className={styles.name}>{getShownName(person)}</UserText>
          <ChevronDown16Regular className={styles.wideOnly} />
        </MenuButton>
      ) : (
        <>
          <Action className={styles.wideOnly} kind="line" size="small" href="/for-employers">
            {t('nav.employers')}
          </Action>
          <span className={styles.separator} />
          <Action className={styles.wideOnly} kind="ghost" href="/auth/login">
            {t('nav.login')}
          </Action>
          <Action className={styles.wideOnly} kind="brandGhost" href="/auth/register">
            {t('nav.signup')}
          </Action>
        </>
      )}
    </div>
  )
}
