import { preferencesAtFirst } from '../../contract/profile/preferences.ts'
import { isChosen, preferencesOf } from '../mail/preferences.ts'
import type { MailKind } from '../mail/queue.ts'
import type { Account } from '../platform/http/account.ts'

type Addressee = Pick<Account, 'preferences' | 'verified' | 'closeable' | 'blocked'>

/** Returns whether a person gets mails of this kind. Call this before queueing a mail that nobody is waiting for. */
export function mayMail(account: Addressee, kind: MailKind): boolean {
  if (!isChosen(kind)) return true
  const { verified, closeable, blocked, preferences } = account
  if (!verified || closeable || blocked) return false
  const names = preferencesOf[kind]
  return !names || names.some((name) => (preferences ?? preferencesAtFirst)[name] === 1)
}
