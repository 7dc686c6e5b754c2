import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../db/database.ts'
import type { MessageKey, Values } from '../http/words.ts'
import { getDayAfter, getMonthAfter } from '../months.ts'
import type { Privacy, Secret } from '../privacy/privacy.ts'

/** What is stored of an answer: its status and the message's key and values, neither language nor id. */
export type KeptAnswer = { status: number; message: MessageKey; values?: Values }

export type Request = { keyHash: string; bodyHash: string }

/** The minimum number of days for which a repeated call finds its answer. */
export const keptDays = 30

/**
 * Hashes a person's request: key and owner are hashed together, so that another person's equal key is another request.
 * `body` must be the same text for the same content.
 */
export function hashRequest(privacy: Privacy, secret: Secret, key: string, body: string): Request {
  return {
    keyHash: privacy.idempotencyKey(secret, key).toString('hex'),
    bodyHash: privacy.bodyHash(secret, body).toString('hex'),
  }
}

/**
 * Begins a request under its key and returns what is known of it: `new`; `answered` before, with the answer; `reused`
 * for another body; or `running` in another transaction at the moment. Until the transaction ends no other one gets
 * `new` for it.
 */
export async function begin(
  tx: Database,
  { keyHash, bodyHash }: Request,
): Promise<{ was: 'new' | 'reused' | 'running' } | { was: 'answered'; answer: KeptAnswer }> {
  const lock = BigInt.asIntN(64, BigInt(`0x${keyHash.slice(0, 16)}`))
  const [row] = await queryRows<{ free: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${String(lock)}::bigint) as free`,
  )
  if (!row?.free) return { was: 'running' }
  return (await findKnown(tx, { keyHash, bodyHash })) ?? { was: 'new' }
}

/** Returns the outcome of an earlier, finished call under this key; undefined when there was none. */
export async function findKnown(
  db: Database,
  { keyHash, bodyHash }: Request,
): Promise<{ was: 'reused' } | { was: 'answered'; answer: KeptAnswer } | undefined> {
  const [kept] = await queryRows<{ same: boolean; status: number; answer: Omit<KeptAnswer, 'status'> }>(
    db,
    sql`select body_hash = decode(${bodyHash}, 'hex') as same, status, answer from idempotency
      where key_hash = decode(${keyHash}, 'hex')`,
  )
  if (!kept) return undefined
  return kept.same ? { was: 'answered', answer: { ...kept.answer, status: kept.status } } : { was: 'reused' }
}

/** Returns whether a request has its answer already. */
export async function isAnswered(db: Database, keyHash: Buffer): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select 1 from idempotency where key_hash = decode(${keyHash.toString('hex')}, 'hex')`,
  )
  return rows.length > 0
}

/**
 * Stores the answer of a request that changed something. A refusal changed nothing and is not stored: once its reason
 * is gone, the same call may succeed. False when the account has been deleted meanwhile: then nothing may be stored.
 */
export async function keep(
  tx: Database,
  { keyHash, bodyHash }: Request,
  { status, ...answer }: KeptAnswer,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`insert into idempotency (key_hash, body_hash, status, answer, expires)
      select decode(${keyHash}, 'hex'), decode(${bodyHash}, 'hex'), ${status}::int, ${JSON.stringify(answer)}::jsonb,
        ${getMonthAfter(now, keptDays)}::date
      where exists (select from accounts where id = ${accountId}::uuid)
      returning 1`,
  )
  return rows.length > 0
}

/** Deletes expired records, `batch` at a time so that no other query waits long. Returns how many there were. */
export async function forgetExpired(db: Database, now: Date, batch = 500): Promise<number> {
  for (let forgotten = 0; ; ) {
    const rows = await queryRows(
      db,
      sql`delete from idempotency where key_hash in
        (select key_hash from idempotency where expires < ${getDayAfter(now, 0)}::date limit ${batch}) returning 1`,
    )
    forgotten += rows.length
    if (rows.length < batch) return forgotten
  }
}
