import { sql } from 'drizzle-orm'
import { grantUnlock, type PriorUnlock, refuseUnlock, undoUnlock } from '../../employers/unlock/unlock.queries.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { ConcernedPeople, Queue } from '../queue.ts'
import { createWaitingRows } from '../waiting.queries.ts'

/** The queue of requests to unlock a company, each with its letter. */
export const unlockQueue: Queue = {
  ...createWaitingRows({ table: sql`unlock_requests`, waits: sql`state = 'pending'`, id: 'uuid' }),

  /** Shows what the request says beside what the page says, where a letter from elsewhere first becomes apparent. */
  async show({ db }, ids) {
    const rows = await queryRows<RequestRow>(
      db,
      sql`select request.id, company_id, request.website, request.phone, company.website as known_website,
          company.phone as known_phone, letter is not null as letter
        from unlock_requests as request join companies as company on company.id = company_id
        where request.id = any(${sql.param([...ids])}::uuid[])`,
    )
    return new Map(
      rows.map(({ id, company_id: companyId, website, phone, known_website, known_phone, letter }) => {
        const lines = [
          { name: 'website', value: website, before: known_website },
          { name: 'phone', value: phone, before: known_phone },
        ]
        return [id, { companyId, lines, letter }]
      }),
    )
  },

  concerned: async ({ db }, id) => (await requestOf(db, id))?.concerned ?? { contact: null },

  async approve(using, id) {
    const granted = await grantUnlock(using, id)
    if (!granted) return undefined
    const { companyId, contact, before } = granted
    return { outcome: 'approved', companyId, concerned: { contact }, before, mailKind: 'unlock_approved' }
  },

  async reject({ db: tx, reason }, id) {
    if (!reason || !(await refuseUnlock(tx, id, reason))) return undefined
    const request = await requestOf(tx, id)
    return request && { outcome: 'rejected', reason, ...request, mailKind: 'unlock_rejected' }
  },

  async undo(using, { caseId, before }) {
    const undone = await undoUnlock(using, caseId, (before ?? undefined) as PriorUnlock | undefined)
    const request = undone ? await requestOf(using.db, caseId) : undefined
    return request && { ...request, mailKind: 'case_reopened' }
  },
}

type Texts = Record<'website' | 'phone' | 'known_website' | 'known_phone', string | null>
type RequestRow = Texts & { id: string; company_id: number; letter: boolean }

async function requestOf(
  db: Database,
  id: string,
): Promise<{ companyId: number; concerned: ConcernedPeople } | undefined> {
  const [row] = await queryRows<{ company_id: number; contact: string }>(
    db,
    sql`select company_id, encode(contact, 'hex') as contact from unlock_requests where id = ${id}::uuid`,
  )
  return row && { companyId: row.company_id, concerned: { contact: Buffer.from(row.contact, 'hex') } }
}
