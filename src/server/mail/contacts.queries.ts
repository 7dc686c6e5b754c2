import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { openContact, sealContact } from './contact.ts'

/** The tables in which a contact is stored beside a request, each with its key. */
const tables = [
  ['company_changes', 'id'],
  ['company_requests', 'company_id'],
  ['unlock_requests', 'id'],
] as const

/**
 * Reseals every contact, as one of nobody if its account is gone: all contacts of a table change at once, so that
 * comparing the tables of two days does not reveal which of them belonged to a person who left.
 */
export async function renewContacts({ db, privacy }: { db: Database; privacy: Privacy }): Promise<void> {
  for (const [table, key] of tables)
    await db.transaction(async (tx) => {
      const rows = await queryRows<{ key: string; contact: Uint8Array }>(
        tx,
        sql`select ${sql.identifier(key)}::text as key, contact from ${sql.identifier(table)} order by 1 for update`,
      )
      const contacts = rows.map(({ key, contact }) => ({ key, contact: openContact(privacy, contact) }))
      const named = contacts.flatMap(({ contact }) => contact?.account ?? [])
      const here = await queryRows<{ id: string }>(
        tx,
        sql`select id from accounts where id = any(${sql.param(named)}::uuid[])`,
      )
      const known = new Set(here.map(({ id }) => id))
      const sealed = contacts.map(({ contact }) =>
        sealContact(privacy, contact && known.has(contact.account) ? contact : null).toString('hex'),
      )
      await tx.execute(
        sql`update ${sql.identifier(table)} as kept set contact = decode(renewed.contact, 'hex')
          from unnest(${sql.param(contacts.map(({ key }) => key))}::text[], ${sql.param(sealed)}::text[])
            as renewed (key, contact) where kept.${sql.identifier(key)}::text = renewed.key`,
      )
    })
}
