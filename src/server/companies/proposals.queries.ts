import { inArray, type SQL, sql } from 'drizzle-orm'
import { openContact } from '../mail/contact.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { companyChanges, companyRequests } from '../platform/db/schema/employers.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Somebody who proposes a change of a company's page, or asks for a company. */
export type Proposer = { privacy: Privacy; accountId: string }
export type Proposal = 'change' | 'request'
/** By what a proposal is found: its name, and the round the name belongs to. */
export type ProposalName = { mark: Buffer; round: Buffer }

/**
 * What one person may have waiting of each kind, counting what is decided and can still be undone: so that all of it is
 * found by so many names, however much of everybody waits (decision 96).
 */
export const maxWaiting = 40

const tables = {
  change: { table: companyChanges, rows: sql`company_changes`, key: sql`id` },
  request: { table: companyRequests, rows: sql`company_requests`, key: sql`company_id` },
}

/** Every name under which something of a person can wait in a round: noise to whoever has no key, and nothing in common. */
export const listProposedNames = ({ privacy, accountId }: Proposer, what: Proposal, round: Uint8Array): Buffer[] =>
  Array.from({ length: maxWaiting }, (_, n) => privacy.proposalName(accountId, round, what, String(n)))

/** The round in which everything of a kind that waits has its name; undefined where nothing waits. */
async function roundOf(db: Database, what: Proposal): Promise<Buffer | undefined> {
  const { table } = tables[what]
  const [row] = await db.select({ round: table.round }).from(table).limit(1)
  return row && Buffer.from(row.round)
}

/** What waits of a person, as a condition on the rows of its kind. */
export async function isOf(db: Database, person: Proposer, what: Proposal): Promise<SQL> {
  const { table } = tables[what]
  const round = await roundOf(db, what)
  return round ? inArray(table.mark, listProposedNames(person, what, round)) : sql`false`
}

/** Names are given and renewed by one at a time, so that there is one round of them. */
const hold = (tx: Database, what: Proposal) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`proposals ${what}`}))`)

/**
 * The first of a person's names that is free, for what they propose in the caller's transaction; undefined where they have
 * as much waiting as there are names.
 */
export async function claimName(tx: Database, person: Proposer, what: Proposal): Promise<ProposalName | undefined> {
  const { table } = tables[what]
  await hold(tx, what)
  const round = (await roundOf(tx, what)) ?? person.privacy.noName()
  const rows = await tx
    .select({ mark: table.mark })
    .from(table)
    .where(await isOf(tx, person, what))
  const taken = new Set(rows.map(({ mark }) => Buffer.from(mark).toString('hex')))
  const mark = listProposedNames(person, what, round).find((name) => !taken.has(name.toString('hex')))
  return mark && { mark, round }
}

/**
 * Gives everything that waits a name of a new round, and noise to what is of nobody who is still here: a name says nothing
 * of those that somebody's proposals had before, nor of whose an old copy knew them to be.
 */
export async function renewNames({ db, privacy }: { db: Database; privacy: Privacy }): Promise<void> {
  for (const what of ['change', 'request'] as const)
    await db.transaction(async (tx) => {
      await hold(tx, what)
      const { rows: table, key } = tables[what]
      const rows = await queryRows<{ key: string; contact: Uint8Array }>(
        tx,
        sql`select ${key}::text as key, contact from ${table} order by 1 for update`,
      )
      const owners = rows.map(({ contact }) => openContact(privacy, contact)?.account)
      const here = await queryRows<{ id: string }>(
        tx,
        sql`select id from accounts where id = any(${sql.param(owners.filter(Boolean))}::uuid[])`,
      )
      const round = privacy.noName()
      const free = new Map(
        here.map(({ id: accountId }) => [accountId, listProposedNames({ privacy, accountId }, what, round)]),
      )
      const marks = owners.map((owner) => (free.get(owner ?? '')?.shift() ?? privacy.noName()).toString('hex'))
      await tx.execute(
        sql`update ${table} as kept set mark = decode(renewed.mark, 'hex'), round = decode(${round.toString('hex')}, 'hex')
          from unnest(${sql.param(rows.map((row) => row.key))}::text[], ${sql.param(marks)}::text[]) as renewed (key, mark)
          where kept.${key}::text = renewed.key`,
      )
    })
}
