import { randomBytes } from 'node:crypto'
import { cleanCode, createRecoveryCode } from '../../contract/accounts/recovery-code.ts'
import { addMail } from '../mail/mail.queries.ts'
import type { Mail } from '../mail/queue.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import { getDayAfter } from '../platform/months.ts'
import { lockMailbox } from '../platform/privacy/mailboxes.queries.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { createToken, decodeToken, hashOf } from '../platform/tokens.ts'
import { addAccount, findAccount, findAccountById } from './accounts.queries.ts'
import { addLink, hasYoungLink, type Purpose, removeLinksOf } from './links.queries.ts'
import { isTakingLetterCodes } from './locks.ts'
import type { CodeChange } from './recovery-code.ts'
import type { SignUp } from './registration.ts'

/** How long a link is valid, in hours. */
export const linkHours = { verify: 48, reset: 1, email: 24, code: 24 } as const satisfies Partial<
  Record<Purpose, number>
>

/**
 * A request made with an e-mail address. It waits, encrypted, among the mails, and only the job that sends the mails
 * looks up whether the e-mail has an account: the call that takes the request does the same for every e-mail, in
 * content and in time.
 */
export type MailRequest = { email: string; language: Language; site: string } & (
  | {
      asks: 'register'
      name: string
      passwordHash: string
      passwordKey: string
      claim: string | null
      registration: SignUp
    }
  | { asks: 'reset' }
  /** The address is to become that of this account. */
  | { asks: 'email'; account: string }
  /** The account is to have another recovery code: one its person has locked the secret with, the e-mail's, or none. */
  | { asks: 'code'; account: string; code: { from: 'person'; lock: string } | { from: 'letter' | 'none' } }
  /** Many wrong passwords were tried. */
  | { asks: 'warning' }
  /** A request made too often: it waits like the others and leads to no mail. */
  | { asks: 'nothing' }
)

export const isRequest = (opened: unknown): opened is MailRequest =>
  typeof opened === 'object' && opened !== null && 'asks' in opened

export async function addRequest(db: Database, privacy: Privacy, request: MailRequest, now: Date): Promise<void> {
  await addMail(db, privacy.sealMail(request), now)
}

/**
 * Carries out a request in the caller's transaction; resolves to the mail that completes it, or undefined when there is
 * none.
 */
export function settle(tx: Database, privacy: Privacy, request: MailRequest, now: Date): Promise<Mail | undefined> {
  switch (request.asks) {
    case 'register':
      return prepareRegistration(tx, privacy, request, now)
    case 'reset':
      return prepareReset(tx, privacy, request, now)
    case 'email':
      return prepareEmail(tx, privacy, request, now)
    case 'code':
      return prepareCode(tx, privacy, request, now)
    case 'warning':
      return prepareWarning(tx, privacy, request)
    case 'nothing':
      return Promise.resolve(undefined)
  }
}

/** Minutes within which no second link for a new password is sent. */
const youngMinutes = 10
/** Computes when a link that was made `youngMinutes` ago expires. */
const computeYoungEnd = (now: Date) => new Date(now.getTime() + linkHours.reset * 3_600_000 - youngMinutes * 60_000)

type RequestFor<Asks> = Extract<MailRequest, { asks: Asks }>

async function prepareRegistration(
  tx: Database,
  privacy: Privacy,
  request: RequestFor<'register'>,
  now: Date,
): Promise<Mail> {
  const { email, name, passwordHash, passwordKey, claim, registration, language, site } = request
  const using = { db: tx, privacy }
  await addAccount(using, { email, name, language, passwordHash })
  const account = await findAccount(using, email)
  if (!account) throw new Error('the account is gone')
  // Sent to the address the account has: another spelling of it may be another person's mailbox.
  if (account.verified) return { kind: 'already_registered', to: account.email, language, link: `${site}/auth/login` }
  // The secret of the new account travels in the link, so that opening it twice makes one person; only the mail
  // opens it.
  const secret = privacy.newSecret().toString('base64')
  const code = createRecoveryCode(randomBytes)
  const said = { email, name, language, claim, signUp: registration, secret, passwordKey, code: cleanCode(code) }
  const token = createToken()
  const answers = privacy.sealSignUp(decodeToken(token), said)
  await addNewLink(tx, 'verify', { token, accountId: account.id, now, chosen: { passwordHash, answers } })
  const day = getDayAfter(now, 0)
  return { kind: 'verify', to: email, language, name, day, code, link: `${site}/auth/verify/${token}` }
}

async function prepareReset(
  tx: Database,
  privacy: Privacy,
  { email, language, site }: RequestFor<'reset'>,
  now: Date,
): Promise<Mail | undefined> {
  // Two requests that are carried out at once make one link.
  await lockMailbox({ db: tx, privacy }, email)
  const account = await findAccount({ db: tx, privacy }, email)
  // The earlier mail has a link that is valid for a while yet: a second one only helps someone who floods a mailbox.
  if (!account || (await hasYoungLink(tx, account.id, 'reset', computeYoungEnd(now)))) return undefined
  const token = createToken()
  const code = isTakingLetterCodes(privacy, account.locks) ? createRecoveryCode(randomBytes) : undefined
  const answers = privacy.sealSignUp(decodeToken(token), code ? { code: cleanCode(code) } : {})
  await addNewLink(tx, 'reset', { token, accountId: account.id, now, chosen: { answers } })
  const mail = { to: account.email, language, link: `${site}/password/reset/${token}` }
  return code ? { kind: 'reset', code, ...mail } : { kind: 'reset_without_code', ...mail }
}

async function prepareEmail(
  tx: Database,
  privacy: Privacy,
  { email, account, language, site }: RequestFor<'email'>,
  now: Date,
): Promise<Mail | undefined> {
  const asks = await findAccountById({ db: tx, privacy }, account)
  const has = await findAccount({ db: tx, privacy }, email)
  if (!asks) return undefined
  if (has?.verified && has.id !== account)
    return { kind: 'email_has_account', to: has.email, language: has.language, link: `${site}/auth/login` }
  // A second request means that the address in the first one was mistyped.
  await removeLinksOf(tx, account, 'email')
  const token = createToken()
  const code = isTakingLetterCodes(privacy, asks.locks) ? createRecoveryCode(randomBytes) : undefined
  const answers = privacy.sealSignUp(decodeToken(token), { email, ...(code ? { code: cleanCode(code) } : {}) })
  await addNewLink(tx, 'email', { token, accountId: account, now, chosen: { answers } })
  const mail = { to: email, language, link: `${site}/auth/email/${token}` }
  return code ? { kind: 'email_confirm', code, ...mail } : { kind: 'email_confirm_without_code', ...mail }
}

async function prepareCode(
  tx: Database,
  privacy: Privacy,
  { email, account, code: asked, language, site }: RequestFor<'code'>,
  now: Date,
): Promise<Mail | undefined> {
  const asks = await findAccountById({ db: tx, privacy }, account)
  // Only to the account's own address: the mailbox is what confirms the change.
  if (asks?.email !== email) return undefined
  await removeLinksOf(tx, account, 'code')
  const token = createToken()
  const code = asked.from === 'letter' ? createRecoveryCode(randomBytes) : undefined
  const change: CodeChange = code ? { from: 'letter', code: cleanCode(code) } : (asked as CodeChange)
  const answers = privacy.sealSignUp(decodeToken(token), change)
  await addNewLink(tx, 'code', { token, accountId: account, now, chosen: { answers } })
  const mail = { to: email, language, link: `${site}/auth/recovery/${token}` }
  if (code) return { kind: 'code_new', code, ...mail }
  return { kind: asked.from === 'none' ? 'code_none' : 'code_own', ...mail }
}

async function prepareWarning(
  tx: Database,
  privacy: Privacy,
  { email, language, site }: RequestFor<'warning'>,
): Promise<Mail | undefined> {
  const account = await findAccount({ db: tx, privacy }, email)
  return account?.verified
    ? { kind: 'wrong_passwords', to: account.email, language, link: `${site}/auth/forgotPassword` }
    : undefined
}

type LinkContent = { passwordHash?: string; answers?: Buffer }

type LinkDraft = { token: string; accountId: string; now: Date; chosen?: LinkContent }

function addNewLink(
  tx: Database,
  purpose: keyof typeof linkHours,
  { token, accountId, now, chosen }: LinkDraft,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + linkHours[purpose] * 3_600_000)
  return addLink(tx, { tokenHash: hashOf(token), purpose, accountId, expiresAt, ...chosen })
}
