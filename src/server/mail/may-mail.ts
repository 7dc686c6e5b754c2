import type { PreferenceName } from '../../contract/profile/preferences.ts'
import type { Account } from '../accounts/account.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { openVault } from '../profile/vault.ts'
import type { MailKind } from './queue.ts'

/** The preference a mail hangs on (spec 3, e-mail notification preferences); the others belong to having an account. */
const preferenceOf: { readonly [Kind in MailKind]?: PreferenceName } = {
  company_response: 'company_response',
  question_answered: 'question_response',
}

/** Mails a person can ask for: these go to nobody whose account is closed, blocked or not verified. */
export const isChosen = (kind: MailKind): boolean => kind in preferenceOf

type Addressee = Pick<Account, 'secret' | 'vault' | 'verified' | 'closeable' | 'blocked'>

/** Whether a person gets mails of this kind. Ask it before queueing one that nobody is waiting for. */
export function mayMail(privacy: Privacy, account: Addressee, kind: MailKind): boolean {
  const preference = preferenceOf[kind]
  if (preference === undefined) return true
  const { verified, closeable, blocked } = account
  return verified && !closeable && !blocked && openVault(privacy, account).preferences[preference] === 1
}
