import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { isSeen } from '../../reviews/reports.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

const seen = isSeen('notices')
/** The condition that a round has carried out what is decided. */
const settled = sql`shown = case state when 'removed' then 'hidden' when 'part' then 'part' else 'whole' end`

/**
 * Lists the notices about texts that readers do not see as decided, in the order of their random ids: those for which
 * something was taken from readers, or the others. What another decision keeps off the site is left out.
 */
export async function listUnsettled(db: Database, taken: boolean): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from notices where not final and not ${settled} and (shown <> 'whole') = ${taken}
      and (shown = 'hidden' or ${seen}) order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Lists the notices whose passage is taken out of a text that readers see. */
export async function listCut(db: Database): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from notices where not final and state = 'part' and shown = 'part' and ${seen} order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Lists the open notices whose texts are gone for good: deleted or replaced by their authors; or not seen by readers for
 * another reason, once the time to decide is over (`overdue`: the last day whose notices had to be decided by now). One
 * that a round is about to show again is not gone.
 */
export async function listGone(db: Database, overdue: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from notices where notices.state = 'open' and (received <= ${overdue}::date and shown <> 'hidden' and not ${seen}
      or not case subject
        when 'review' then exists (select from reviews
          where reviews.id = subject_id and reviews.company_id = notices.company_id and reviews.state <> 'replaced')
        when 'question' then exists (select from questions
          where questions.id = subject_id and questions.company_id = notices.company_id)
        else exists (select from question_answers
          where question_answers.id = subject_id and question_answers.company_id = notices.company_id) end)`,
  )
  return rows.map(({ id }) => id)
}

/** How many notices are forgotten in one transaction. */
const atOnce = 100

/**
 * Forgets what notices say and who sent them, once nobody can appeal any more against what was decided before a moment,
 * on an appeal or not; what is left is counted in the register. A notice stays while readers see something else than was
 * decided, or could see it again; and one whose passage is taken out stays while another one of the same text may be put
 * back, which needs it.
 */
export async function forgetNotices({ db, privacy }: Dependencies, since: Date): Promise<void> {
  const moment = sql`${since.toISOString()}::timestamptz`
  const isOpen = (about: ReturnType<typeof sql>) => sql`exists (select from decisions where ${about}
    and (decided_at >= ${moment} or exists (select from appeals where decision_id = decisions.id and (state = 'open'
      or exists (select from decisions as heard
        where heard.kind = 'appeal' and heard.case_id = appeals.id::text and heard.decided_at >= ${moment})))))`
  const ofText = sql`(kind in ('report', 'burst') and case_id = notices.subject_id::text or kind = 'notice' and case_id in
    (select beside.id::text from notices as beside where beside.subject_id = notices.subject_id and not beside.final))`
  const sealNothing = () => sql`decode(${privacy.sealWords(null).toString('hex')}, 'hex')`
  for (let due = atOnce; due === atOnce; )
    due = await db.transaction(async (tx) => {
      const rows = await queryRows<{ id: string }>(
        tx,
        sql`with due as (select id, subject_id, shown from notices where not final and state <> 'open'
            and (state <> 'gone' or received < ${getDayAfter(since, 0)}::date)
            and not ${isOpen(sql`kind = 'notice' and case_id = notices.id::text`)}
            and (${settled} or not ${seen} and not ${isOpen(ofText)}))
          select id from due where shown not in ('part', 'other') or not exists (select from notices as beside
            where beside.subject_id = due.subject_id and not beside.final and beside.shown in ('part', 'other')
              and beside.id not in (select id from due))
          order by id limit ${atOnce}`,
      )
      for (const { id } of rows)
        await tx.execute(sql`update notices set final = true, receipt_hash = null, sealed = ${sealNothing()},
          answer = ${sealNothing()}, verdict = ${sealNothing()} where id = ${id}::uuid`)
      return rows.length
    })
}

/**
 * Reseals the answers of all notices that are not closed, so that comparing the tables of two days does not reveal on
 * which day an author has answered.
 */
export async function renewNotices({ db, privacy }: Dependencies): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await queryRows<{ id: string; answer: string }>(
      tx,
      sql`select id, encode(answer, 'hex') as answer from notices where not final order by id for update`,
    )
    const sealed = rows.map(({ answer }) => privacy.renew('words', Buffer.from(answer, 'hex')).toString('hex'))
    await tx.execute(
      sql`update notices set answer = decode(renewed.answer, 'hex')
        from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(sealed)}::text[]) as renewed (id, answer)
        where notices.id = renewed.id`,
    )
  })
}

/**
 * Marks the notices that the page of their company counts as threats with the law: for defamation, sent by the company
 * itself after `yearAgo`, and rejected for good. The pages of companies for which this changes get another version.
 */
export async function markThreats(db: Database, yearAgo: string): Promise<void> {
  const counts = sql`(state = 'kept' and final and received > ${yearAgo}::date)`
  await db.execute(
    sql`with changed as (update notices set threat = ${counts}
        where by_company and ground = 'defamation' and threat <> ${counts} returning company_id)
      update company_versions set version = gen_random_uuid() where company_id in (select company_id from changed)`,
  )
}
