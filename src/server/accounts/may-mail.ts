import { preferencesAtFirst } from '../../contract/profile/preferences.ts'
import { isChosen, preferencesOf } from '../mail/preferences.ts'
import type { MailKind } from '../mail/queue.ts'
import type { Account } from '../platform/http/account.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { openVault } from './vault.ts'

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
