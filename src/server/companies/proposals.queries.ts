import { inArray, type SQL, sql } from 'drizzle-orm'
import { openContact } from '../mail/contact.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { companyChanges, companyRequests } from '../platform/db/schema/employers.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** The account that proposes a change of a company's page, or asks for a company. */
export type Proposer = { privacy: Privacy; accountId: string }
export type Proposal = 'change' | 'request'
/** What a proposal is found by: its name, and the round the name belongs to. */
export type ProposalName = { mark: Buffer; round: Buffer }

/**
 * The most proposals of each kind that one person may have waiting, counting those decided that can still be undone: so
 * all of them are found by this many names, no matter how many proposals wait in total (decision 96).
 */
export const maxWaiting = 40

const tables = {
  change: { table: companyChanges, rows: sql`company_changes`, key: sql`id` },
  request: { table: companyRequests, rows: sql`company_requests`, key: sql`company_id` },
}

/**
 * Lists every name under which a person's proposals can wait in a round: noise without the key, with nothing in common.
 */
export const listProposedNames = ({ privacy, accountId }: Proposer, what: Proposal, round: Uint8Array): Buffer[] =>
  Array.from({ length: maxWaiting }, (_, n) => privacy.proposalName(accountId, round, what, String(n)))

/** Returns the round of the names of everything that waits of a kind; undefined when nothing waits. */
async function roundOf(db: Database, what: Proposal): Promise<Buffer | undefined> {
  const { table } = tables[what]
  const [row] = await db.select({ round: table.round }).from(table).limit(1)
  return row && Buffer.from(row.round)
}

/** Builds the condition that matches a person's waiting rows of a kind. */
export async function isOf(db: Database, person: Proposer, what: Proposal): Promise<SQL> {
  const { table } = tables[what]
  const round = await roundOf(db, what)
  return round ? inArray(table.mark, listProposedNames(person, what, round)) : sql`false`
}

/**
 * Locks the names of a kind: they are given and renewed by one transaction at a time, so that there is one round of
 * them.
 */
const lockNames = (tx: Database, what: Proposal) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`proposals ${what}`}))`)

/**
 * Returns the first free name of a person for what they propose in the caller's transaction; undefined when all their
 * names are taken.
 */
export async function claimName(tx: Database, person: Proposer, what: Proposal): Promise<ProposalName | undefined> {
  const { table } = tables[what]
  await lockNames(tx, what)
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
 * Gives everything that waits a name of a new round, and noise if its owner does not exist any more: a name reveals
 * nothing of the names a person's proposals had before, nor of the owners an old copy gave them.
 */
export async function renewNames({ db, privacy }: { db: Database; privacy: Privacy }): Promise<void> {
  for (const what of ['change', 'request'] as const)
    await db.transaction(async (tx) => {
      await lockNames(tx, what)
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
