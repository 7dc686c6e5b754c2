import { activityPreferences, type PreferenceName, preferencesAtFirst } from '../../contract/profile/preferences.ts'
import type { Account } from '../accounts/account.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { openVault } from '../profile/vault.ts'
import type { MailKind } from './queue.ts'

/**
 * The preferences a mail hangs on, any of them (spec 3, e-mail notification preferences); the others belong to having an
 * account. A company's people choose theirs company by company.
 */
const preferencesOf: { readonly [Kind in MailKind]?: readonly PreferenceName[] } = {
  monthly_letter: activityPreferences,
  marketing: ['marketing'],
  announcement: ['announcement'],
}

/** Mails a person can ask for: these go to nobody whose account is closed, blocked or not verified. */
export const isChosen = (kind: MailKind): boolean => chosenAt(kind) !== undefined

/** Where a person chooses whether they get mails of a kind; undefined where there is nothing to choose. */
export function chosenAt(kind: MailKind): string | undefined {
  if (kind === 'employer_letter') return '/employer/settings'
  return kind in preferencesOf ? '/user/myprofile/preferences' : undefined
}

type Addressee = Pick<Account, 'secret' | 'vault' | 'verified' | 'closeable' | 'blocked'>

/** Whether a person gets mails of this kind. Ask it before queueing one that nobody is waiting for. */
export function mayMail(privacy: Privacy, account: Addressee, kind: MailKind): boolean {
  if (!isChosen(kind)) return true
  const { verified, closeable, blocked } = account
  if (!verified || closeable || blocked) return false
  const names = preferencesOf[kind]
  const { preferences } = openVault(privacy, account)
  return !names || names.some((name) => (preferences ?? preferencesAtFirst)[name] === 1)
}
