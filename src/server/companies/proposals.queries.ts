import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { companyChanges, companyRequests } from '../platform/db/schema/employers.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Somebody who proposes a change of a company's page, or asks for a company. */
export type Proposer = { privacy: Privacy; accountId: string }
export type Proposal = 'change' | 'request'

/**
 * What one person may have waiting of each kind, counting what is decided and can still be undone: so that all of it is
 * found by so many names, however much of everybody waits (decision 96).
 */
export const waitingMost = 40

const tables = { change: companyChanges, request: companyRequests }

/** Every name under which something of a person can wait: noise to whoever has no key, and nothing in common. */
export const namesOf = ({ privacy, accountId }: Proposer, what: Proposal): Buffer[] =>
  Array.from({ length: waitingMost }, (_, n) => privacy.proposalName(accountId, what, n))

/**
 * The first of a person's names that is free, for what they propose in the caller's transaction; undefined where they have
 * as much waiting as there are names. Two proposals of one person at once wait for each other.
 */
export async function claimName(tx: Database, person: Proposer, what: Proposal): Promise<Buffer | undefined> {
  const names = namesOf(person, what)
  const { mark } = tables[what]
  await tx.execute(sql`select pg_advisory_xact_lock(${names[0]!.readBigInt64BE().toString()}::bigint)`)
  const rows = await tx.select({ mark }).from(tables[what]).where(inArray(mark, names))
  const taken = new Set(rows.map((row) => Buffer.from(row.mark).toString('hex')))
  return names.find((name) => !taken.has(name.toString('hex')))
}
