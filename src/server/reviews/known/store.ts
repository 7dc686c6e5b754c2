import { sql } from 'drizzle-orm'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { type Item, itemsIn, listsAskedWhole, lookupProblems } from './known.ts'

/** The problems of checked answers whose ids are in no lookup list. One query. */
export async function unknownItems(db: Database, form: Form, answers: RawAnswers): Promise<Problem[]> {
  const wanted = itemsIn(form, answers)
  const whole = listsAskedWhole(form, answers)
  const items = await rowsOf<Item>(
    db,
    sql`select list, id, parent_id as parent from lookup_items
      where list = any(${sql.param(whole)}::text[]) or (list, id) in (select * from
        unnest(${sql.param(wanted.map(({ list }) => list))}::text[], ${sql.param(wanted.map(({ id }) => id))}::int[]))`,
  )
  return lookupProblems(form, answers, items)
}
