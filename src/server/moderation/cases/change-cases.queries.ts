import { sql } from 'drizzle-orm'
import { findRole } from '../../accounts/company-roles.queries.ts'
import { applyChanges, setChangeState } from '../../companies/changes/changes.queries.ts'
import { readChange } from '../../companies/changes/read-change.ts'
import type { Changes, Values } from '../../companies/changes/values.ts'
import { openContact } from '../../mail/contact.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { RequestState } from '../../platform/db/schema/employers.ts'
import type { Dependencies, Queue, ShownCase } from '../queue.ts'
import { createWaitingRows } from '../waiting.queries.ts'

/**
 * The queue of changes that wait: those that members propose for the page of a company nobody represents, and other
 * names that a company's own people want.
 */
export const changeQueue: Queue = {
  ...createWaitingRows({ table: sql`company_changes`, waits: sql`state = 'pending'`, id: 'uuid' }),

  async show({ db }, ids, language) {
    const shown = new Map<string, ShownCase>()
    for (const id of ids) {
      const change = await readChange(db, id, { language })
      const lines = change?.fields.map(({ field, kind, before, after }) => ({
        name: field,
        value: after,
        before,
        picture: kind === 'picture',
      }))
      if (change && lines) shown.set(id, { companyId: change.companyId, lines })
    }
    return shown
  },

  async concerned({ db }, id) {
    const [change] = await queryRows<Omit<LockedChange, 'unlocked'>>(
      db,
      sql`select company_id, changes, encode(contact, 'hex') as contact from company_changes where id = ${id}::uuid`,
    )
    return change ? getConcerned(change).concerned : { contact: null }
  },

  async approve({ db: tx, privacy }, id) {
    const change = await lockChange(tx, id, 'pending')
    if (!change) return undefined
    if (change.unlocked && !(await isByOwnPeople({ db: tx, privacy }, change))) return { refused: 'company_unlocked' }
    const before = await applyChanges(tx, change.company_id, change.changes)
    if (!before) return { refused: 'company_listed' }
    await setChangeState(tx, id, 'approved')
    return { outcome: 'approved', before, ...getConcerned(change), mailKind: 'change_approved' }
  },

  async reject({ db: tx, reason }, id) {
    const change = await lockChange(tx, id, 'pending')
    if (!change) return undefined
    await setChangeState(tx, id, 'rejected', reason)
    return { outcome: 'rejected', reason, ...getConcerned(change), mailKind: 'change_rejected' }
  },

  async undo({ db: tx, privacy }, { caseId, outcome, before }) {
    const change = await lockChange(tx, caseId, outcome === 'approved' ? 'approved' : 'rejected')
    if (!change) return undefined
    if (outcome === 'approved') {
      // The company's own people may have changed the page since, but not its names.
      if (change.unlocked && !(await isByOwnPeople({ db: tx, privacy }, change))) return undefined
      if (!(await applyChanges(tx, change.company_id, before as Values))) return undefined
    }
    await setChangeState(tx, caseId, 'pending')
    return { ...getConcerned(change), mailKind: 'case_reopened' }
  },
}

type LockedChange = { company_id: number; changes: Changes; contact: string; unlocked: boolean }

/** Reads a proposal in a state, locked until the transaction ends. */
async function lockChange(tx: Database, id: string, state: RequestState): Promise<LockedChange | undefined> {
  const [change] = await queryRows<LockedChange>(
    tx,
    sql`select company_id, changes, encode(contact, 'hex') as contact, unlocked
      from company_changes join companies on companies.id = company_id
      where company_changes.id = ${id}::uuid and state = ${state} for update`,
  )
  return change
}

/**
 * Returns whether a person who speaks for the company wants the change. They can only want other names: everything else
 * they change themselves. What others proposed before the company had people of its own is left to these.
 */
async function isByOwnPeople({ db, privacy }: Dependencies, { company_id, contact, changes }: LockedChange) {
  const by = openContact(privacy, Buffer.from(contact, 'hex'))?.account
  const isNames = Object.keys(changes).every((field) => field === 'name_en' || field === 'name_ar')
  return isNames && by !== undefined && (await findRole(db, by, company_id)) !== undefined
}

const getConcerned = ({ company_id: companyId, contact }: Omit<LockedChange, 'unlocked'>) => ({
  companyId,
  concerned: { contact: Buffer.from(contact, 'hex') },
})
