import type { Database } from '../db/database.ts'
import type { Account } from './account.ts'
import { addSession, extendSession, findSession } from './store.ts'
import { hashOf, newToken } from './token.ts'

/** Days without a call after which a session ends. */
export const idleDays = 14

const dayOf = (now: Date, later = 0) => new Date(now.getTime() + later * 86_400_000).toISOString().slice(0, 10)

/** Starts a session; its token is given out once and kept nowhere. */
export async function startSession(db: Database, accountId: string, now: Date): Promise<string> {
  const token = newToken()
  await addSession(db, hashOf(token), accountId, dayOf(now), dayOf(now, idleDays + 1))
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
