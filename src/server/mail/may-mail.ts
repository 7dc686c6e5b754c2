import type { PreferenceName } from '../../contract/profile/preferences.ts'
import type { Account } from '../accounts/account.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { openVault } from '../profile/vault.ts'
import type { MailKind } from './queue.ts'

/** The preference a mail hangs on (spec 3, e-mail notification preferences); the others belong to having an account. */
const preferenceOf: { readonly [Kind in MailKind]?: PreferenceName } = {
  company_response: 'company_response',
  question_answered: 'question_response',
  review_helpful: 'reactions',
  salary_updates: 'salary_updates',
  marketing: 'marketing',
  announcement: 'announcement',
}

/** Mails a person can ask for: these go to nobody whose account is closed, blocked or not verified. */
export const isChosen = (kind: MailKind): boolean => kind in preferenceOf

/** Where a person chooses whether they get mails of a kind; undefined where there is nothing to choose. */
export function chosenAt(kind: MailKind): string | undefined {
  if (kind === 'company_news') return '/employer/settings'
  return isChosen(kind) ? '/user/myprofile/preferences' : undefined
}

type Addressee = Pick<Account, 'secret' | 'vault' | 'verified' | 'closeable' | 'blocked'>

/** Whether a person gets mails of this kind. Ask it before queueing one that nobody is waiting for. */
export function mayMail(privacy: Privacy, account: Addressee, kind: MailKind): boolean {
  const preference = preferenceOf[kind]
  if (preference === undefined) return true
  const { verified, closeable, blocked } = account
  return verified && !closeable && !blocked && openVault(privacy, account).preferences[preference] === 1
}
