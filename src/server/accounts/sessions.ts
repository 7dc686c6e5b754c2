import type { DeviceKind } from '../../contract/accounts/security.ts'
import type { Database } from '../db/database.ts'
import type { Language } from '../http/words.ts'
import type { Account } from './account.ts'
import { addSession, extendSession, findSession, keepLanguage } from './store.ts'
import { hashOf, newToken } from './token.ts'

/** Days without a call after which a session ends. */
export const idleDays = 14

/** The day `later` days after `now`, as sessions count them: `2026-10-31`. */
export const dayOf = (now: Date, later = 0): string =>
  new Date(now.getTime() + later * 86_400_000).toISOString().slice(0, 10)

/** Where somebody signs in: the kind of device, and the language they use. */
export type SignInAt = { device: DeviceKind; language: Language }

/** Starts a session; its token is given out once and kept nowhere. */
export async function startSession(
  db: Database,
  accountId: string,
  now: Date,
  { device, language }: SignInAt,
): Promise<string> {
  const token = newToken()
  const session = { tokenHash: hashOf(token), accountId, device }
  await addSession(db, { ...session, lastSeen: dayOf(now), expires: dayOf(now, idleDays + 1) })
  await keepLanguage(db, accountId, language)
  return token
}

/**
 * Who calls, by the `Authorization` header: undefined for no token, or one that is unknown, revoked or idle for 14 days.
 * Keeps the session alive, with one write a day at most.
 */
export async function sessionOf(
  db: Database,
  authorization: string | undefined,
  now: Date,
): Promise<{ account: Account; tokenHash: Buffer } | undefined> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const tokenHash = hashOf(token)
  const found = await findSession(db, tokenHash, dayOf(now))
  if (!found) return undefined
  if (found.lastSeen !== dayOf(now)) await extendSession(db, tokenHash, dayOf(now), dayOf(now, idleDays + 1))
  return { account: found.account, tokenHash }
}
