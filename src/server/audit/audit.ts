import type { AuditAction } from '../../contract/administration/audit.ts'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { appendEntry, type Entry, listEntriesAfter } from './audit.queries.ts'

/** The actor of an entry: a moderator's pseudonym, or the operator at the command line. */
export const operator = 'operator'

export type Action = AuditAction

export type AuditedAction = {
  actor: string
  action: Action
  subject: string
  details?: Record<string, unknown>
  now: Date
}

/** Appends an entry, in the transaction that does what it says. Entries are serialised: of two at once one waits. */
export function record(
  { db: tx, privacy }: { db: Database; privacy: Privacy },
  { now, details = {}, ...done }: AuditedAction,
): Promise<void> {
  const entry = { ...done, at: now.toISOString(), details: JSON.stringify(details) }
  return appendEntry(tx, (previous, seq) => ({ ...entry, seq, hash: hashOf(privacy, previous, { ...entry, seq }) }))
}

const hashOf = (privacy: Privacy, previous: Uint8Array, { seq, at, actor, action, subject, details }: WrittenEntry) =>
  privacy.auditHash(previous, JSON.stringify([seq, at, actor, action, subject, details]))
type WrittenEntry = Omit<Entry, 'hash'>

/** The newest entry: its number and its hash in hex. Noted elsewhere, it later proves that the end was not cut off. */
export type Head = { seq: number; hash: string }

/**
 * The result of verifying the audit. Not ok: the first entry that is missing or differs, or a noted head that is not
 * among the entries.
 */
export type Verification = { ok: true; head: Head } | { ok: false; seq: number }

/**
 * Verifies the whole audit. Without `noted`, a removal of the newest entries cannot be told from entries never made;
 * with a head noted earlier it can.
 */
export async function verifyAudit(db: Database, privacy: Privacy, noted?: Head): Promise<Verification> {
  let head: Head = { seq: 0, hash: '' }
  let previous: Uint8Array = Buffer.alloc(0)
  for (;;) {
    const entries = await listEntriesAfter(db, head.seq)
    for (const { hash, ...entry } of entries) {
      const right = entry.seq === head.seq + 1 && hash.equals(hashOf(privacy, previous, entry))
      const asNoted = noted?.seq !== entry.seq || noted.hash === hash.toString('hex')
      if (!right || !asNoted) return { ok: false, seq: head.seq + 1 }
      previous = hash
      head = { seq: entry.seq, hash: hash.toString('hex') }
    }
    if (entries.length === 0) break
  }
  return noted && noted.seq > head.seq ? { ok: false, seq: head.seq + 1 } : { ok: true, head }
}
