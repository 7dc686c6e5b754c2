import { sql } from 'drizzle-orm'
import { readValues } from '../../companies/changes/changes.queries.ts'
import { readFields } from '../../companies/changes/read-change.ts'
import { findCompany, replaceNameKeys } from '../../companies/companies.queries.ts'
import { lockAndCheckNames } from '../../companies/listed-names.queries.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { listInOrder } from '../order.queries.ts'
import type { Queue, ShownCase } from '../queue.ts'
import { excludeRecused, limitToCase } from '../recusal.queries.ts'

/**
 * The condition for a company that waits: it is neither approved nor rejected, nor has it become another one; rejected ones keep their row while that
 * can be undone.
 */
const waits = sql`not company.is_approved and company.joined_into is null and not exists (select from decisions
  where kind = 'company' and case_id = company.id::text and outcome = 'rejected' and not undone)`
const from = sql`companies as company left join company_requests as request on request.company_id = company.id`

/** The month of a request that is stored without one, as those from before there was a desk are. */
const unknownMonth = '0000-00'

/**
 * The queue of requests to add a company. An approved company opens with all that was said of it; a rejected one cannot
 * be found any more.
 */
export const companyQueue: Queue = {
  async count(db, except) {
    const [row] = await queryRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${from} where ${waits} ${excludeRecused({ company: sql`company.id`, id: sql`company.id` }, except)}`,
    )
    return row!.n
  },

  waiting(db, asked) {
    const { companyId, only, except } = asked
    const month = sql`coalesce(request.month, ${unknownMonth})`
    const about = companyId === undefined ? sql`` : sql`and company.id = ${companyId}`
    const rows = sql`select company.id, ${month} as month, company.id as company_id from ${from} where ${waits} ${about} ${limitToCase(sql`company.id`, only)} ${excludeRecused({ company: sql`company.id`, id: sql`company.id` }, except)}`
    return listInOrder(db, { rows, id: 'int' }, asked)
  },

  async show({ db }, ids, language) {
    const shown = new Map<string, ShownCase>()
    for (const id of ids) {
      const values = await readValues(db, Number(id))
      if (!values) continue
      const fields = await readFields(db, values, language)
      const lines = fields.map(({ field, kind, after }) => ({ name: field, value: after, picture: kind === 'picture' }))
      shown.set(id, { companyId: Number(id), lines })
    }
    return shown
  },

  async concerned({ db }, id) {
    const [held] = await queryRows<LockedRequest>(
      db,
      sql`select encode(contact, 'hex') as contact from company_requests where company_id = ${id}::int`,
    )
    return getConcerned(id, held?.contact ?? null).concerned
  },

  async approve({ db: tx }, id) {
    const held = await lockRequest(tx, id)
    if (!held) return undefined
    await open(tx, Number(id), true)
    return { outcome: 'approved', ...getConcerned(id, held.contact), mailKind: 'company_request_approved' }
  },

  async reject({ db: tx, reason }, id) {
    const held = await lockRequest(tx, id)
    if (!held) return undefined
    await tx.execute(sql`delete from company_names where company_id = ${id}::int`)
    return { outcome: 'rejected', reason, ...getConcerned(id, held.contact), mailKind: 'company_request_rejected' }
  },

  async undo({ db: tx }, { caseId, outcome }) {
    const approved = outcome === 'approved'
    const [held] = await queryRows<LockedRequest>(
      tx,
      sql`select encode(request.contact, 'hex') as contact from ${from}
        where company.id = ${caseId}::int and company.is_approved = ${approved} for update of company`,
    )
    // What people wrote of a company meanwhile stays, and shows again with it.
    const company = held && (await findCompany(tx, Number(caseId)))
    if (!company) return undefined
    if (await lockAndCheckNames(tx, [company.nameEn, company.nameAr], company.id)) return undefined
    if (approved) await open(tx, company.id, false)
    else await replaceNameKeys(tx, company)
    return { ...getConcerned(caseId, held.contact), mailKind: 'case_reopened' }
  },
}

type LockedRequest = { contact: string | null }

/** Reads the contact to notify about a waiting company, whose row is locked until the transaction ends. */
async function lockRequest(tx: Database, id: string): Promise<LockedRequest | undefined> {
  await tx.execute(sql`select 1 from companies where id = ${id}::int for update`)
  const [held] = await queryRows<LockedRequest>(
    tx,
    sql`select encode(request.contact, 'hex') as contact from ${from} where company.id = ${id}::int and ${waits}`,
  )
  return held
}

/** Opens a company's page, or closes it again; that also decides who may read its pictures. */
async function open(tx: Database, id: number, approved: boolean): Promise<void> {
  await tx.execute(sql`update companies set is_approved = ${approved} where id = ${id}`)
}

const getConcerned = (id: string, contact: string | null) => ({
  companyId: Number(id),
  concerned: { contact: contact === null ? null : Buffer.from(contact, 'hex') },
})
