import type { DeviceKind } from '../../contract/accounts/devices.ts'
import type { Database } from '../platform/db/database.ts'
import type { Account } from '../platform/http/account.ts'
import type { Language } from '../platform/http/words.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { createToken, decodeToken, hashOf } from '../platform/tokens.ts'
import { readKnownTerms } from '../texts/texts.queries.ts'
import { addSession, changeCard, findSession, removeEndedSessions } from './accounts.queries.ts'
import { openProof, type Proof, sealProof } from './proof.ts'
import { addVisit, applyVisits, readLatestVisits } from './visits.queries.ts'

/** Days without a call after which a session ends. */
export const idleDays = 14

/**
 * Days after which a session ends however much it is used, which bounds what a stolen token or a browser left open
 * gives.
 */
export const maxDays = 90

/** The same for moderators and administrators: their access must not stay open in a browser until the next day. */
export const moderatorDays = 1

/** Returns the day `later` days after `now`, as sessions count days: `2026-10-31`. */
export const toDay = (now: Date, later = 0): string => getDayAfter(now, later)

/** Returns the first day on which a session last used on `day` does not count. */
const endAfter = (day: string): string => toDay(new Date(`${day}T00:00:00Z`), idleDays + 1)

type Dependencies = { db: Database; privacy: Privacy }
/** The circumstances of a sign-in: the kind of device, the language, and whether it is with a passkey. */
export type SignInAt = { device: DeviceKind; language: Language; byPasskey?: boolean }

/**
 * Starts a session. Its token is returned once and stored nowhere; the person's secret is stored encrypted under it.
 */
export async function startSession(
  { db, privacy }: Dependencies,
  { id: accountId, secret: own }: Pick<Account, 'id' | 'secret'>,
  now: Date,
  { device, language, byPasskey = false }: SignInAt,
): Promise<string> {
  const token = createToken()
  const day = toDay(now)
  const secret = privacy.sealSession(decodeToken(token), own)
  await addSession(db, {
    tokenHash: hashOf(token),
    accountId,
    secret,
    proof: sealProof(privacy, token, {
      ...{ present: now.getTime(), byKey: byPasskey, second: byPasskey ? now.getTime() : null },
    }),
    device,
    begun: day,
    lastSeen: day,
    expires: endAfter(day),
  })
  await changeCard({ db, privacy }, accountId, { language, terms: await readKnownTerms(db) })
  return token
}

/** The calling account and its session; `proof` is what has been proven in the session. */
export type KnownSession = { account: Account; token: string; tokenHash: Buffer; proof: Proof | undefined }

/**
 * Finds the session of a request by its `Authorization` header. Returns undefined when there is no token, or when it is
 * unknown, revoked, idle for 14 days or older than 90 days; a moderator's and an administrator's session ends with the day it began. The use
 * of a session is noted once a day (`visits`); the daily round extends the session.
 */
export async function toSession(
  { db, privacy }: Dependencies,
  authorization: string | undefined,
  now: Date,
): Promise<KnownSession | undefined> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1]
  if (!token) return undefined
  const tokenHash = hashOf(token)
  const today = toDay(now)
  const found = await findSession({ db, privacy }, token)
  const most = found?.account.moderates || found?.account.administers ? moderatorDays : maxDays
  if (!found || found.begun <= toDay(now, -most)) return undefined
  if (found.expires <= today && !(await describeLastUses({ db, privacy }, [tokenHash], now))[0]) return undefined
  const noted = getNotedOn(db, today)
  const name = tokenHash.toString('base64')
  if (found.lastSeen !== today && !noted.has(name)) {
    await addVisit({ db, privacy }, tokenHash, today)
    noted.add(name)
  }
  return { account: found.account, token, tokenHash, proof: openProof(privacy, token, found.proof) }
}

/** Returns the day each of these sessions was last used, where no daily round has written that to `sessions` yet. */
export function describeLastUses(
  using: Dependencies,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<(string | undefined)[]> {
  const days = Array.from({ length: idleDays + 1 }, (_, ago) => toDay(now, -ago))
  return readLatestVisits(using, tokenHashes, days)
}

/** The sessions this process has noted on the current day, so that not every request causes a write. */
const notedToday = new WeakMap<Database, { day: string; sessions: Set<string> }>()

function getNotedOn(db: Database, day: string): Set<string> {
  const known = notedToday.get(db)
  if (known?.day === day) return known.sessions
  const sessions = new Set<string>()
  notedToday.set(db, { day, sessions })
  return sessions
}

/** Runs the part of the daily round that extends used sessions and removes expired ones. */
export async function renewSessions({ db, privacy }: Dependencies, now: Date): Promise<void> {
  await applyVisits({ db, privacy }, endAfter)
  await removeEndedSessions(db, { expired: toDay(now), begun: toDay(now, -maxDays) })
}
