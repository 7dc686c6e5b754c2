import { sql } from 'drizzle-orm'
import { create, integer, record, string } from 'superstruct'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Groups } from './context.ts'

const Stored = record(string(), integer())
type Dependencies = { db: Database; privacy: Privacy }

/** Reads the groups of a company's reviews of one kind, locked until the transaction ends. */
export async function holdGroups(
  { db: tx, privacy }: Dependencies,
  companyId: number,
  kind: OneByOneKind,
): Promise<Groups> {
  const none = privacy.sealGroups({}).toString('hex')
  const [row] = await queryRows<{ sealed: string }>(
    tx,
    sql`insert into review_groups (company_id, kind, sealed) values (${companyId}, ${kind}, decode(${none}, 'hex'))
      on conflict (company_id, kind) do update set kind = excluded.kind
      returning encode(sealed, 'hex') as sealed`,
  )
  return create(privacy.openGroups(Buffer.from(row!.sealed, 'hex')), Stored)
}

export async function keepGroups(
  { db: tx, privacy }: Dependencies,
  companyId: number,
  kind: OneByOneKind,
  groups: Groups,
): Promise<void> {
  await tx.execute(
    sql`update review_groups set sealed = decode(${privacy.sealGroups(groups).toString('hex')}, 'hex')
      where company_id = ${companyId} and kind = ${kind}`,
  )
}
