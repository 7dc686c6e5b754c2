import type { Database } from '../db/database.ts'
import type { Language } from '../http/words.ts'
import type { Mail } from '../mail/queue.ts'
import { addMail } from '../mail/store.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { addLink, type Purpose } from './links/store.ts'
import type { SignUp } from './registration.ts'
import { addAccount, findAccount } from './store.ts'
import { hashOf, newToken } from './token.ts'

/** How long a link is good, in hours. */
export const linkHours: Record<Purpose, number> = { verify: 48, reset: 1 }

/**
 * What somebody asks for by e-mail. It waits, encrypted, among the mails, and only whoever sends the mails looks whether
 * the e-mail has an account: the call that takes it does the same for every e-mail, in content and in time.
 */
export type MailRequest = { email: string; language: Language; site: string } & (
  | { asks: 'register'; name: string; passwordHash: string; registration: SignUp }
  | { asks: 'reset' }
)

export const isRequest = (opened: unknown): opened is MailRequest =>
  typeof opened === 'object' && opened !== null && 'asks' in opened

export async function addRequest(db: Database, privacy: Privacy, request: MailRequest, now: Date): Promise<void> {
  await addMail(db, privacy.sealMail(request), now)
}

/** Does what was asked for, in the caller's transaction: the mail that says the rest; undefined where there is none. */
export function settle(tx: Database, privacy: Privacy, request: MailRequest, now: Date): Promise<Mail | undefined> {
  return request.asks === 'register' ? settleRegistration(tx, privacy, request, now) : settleReset(tx, request, now)
}

type Of<Asks> = Extract<MailRequest, { asks: Asks }>

async function settleRegistration(tx: Database, privacy: Privacy, request: Of<'register'>, now: Date): Promise<Mail> {
  const { email, name, passwordHash, registration, language, site } = request
  await addAccount(tx, { email, name, passwordHash, secret: privacy.newSecret() })
  const account = await findAccount(tx, email)
  if (!account) throw new Error('the account is gone')
  if (account.verified) return { kind: 'already_registered', to: email, language, link: `${site}/auth/login` }
  const answers = privacy.sealVault(account.secret, registration)
  const token = await newLink(tx, 'verify', account.id, now, { name, passwordHash, answers })
  return { kind: 'verify', to: email, language, link: `${site}/auth/verify/${token}` }
}

async function settleReset(tx: Database, { email, language, site }: Of<'reset'>, now: Date): Promise<Mail | undefined> {
  const account = await findAccount(tx, email)
  if (!account) return undefined
  const token = await newLink(tx, 'reset', account.id, now)
  return { kind: 'reset', to: email, language, link: `${site}/password/reset/${token}` }
}

type Chosen = { name?: string; passwordHash?: string; answers?: Buffer }

async function newLink(tx: Database, purpose: Purpose, accountId: string, now: Date, chosen: Chosen = {}) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkHours[purpose] * 3_600_000)
  await addLink(tx, { tokenHash: hashOf(token), purpose, accountId, expiresAt, ...chosen })
  return token
}
