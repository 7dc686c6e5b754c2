import { type SQL, sql } from 'drizzle-orm'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { buildWords } from './found-by.ts'

/** Converts the lines of `buildWords` to what PostgreSQL stores. */
export const asWords = (lines: SQL): SQL => sql`array_to_tsvector(string_to_array(${lines}, E'\n'))`

/** The number of reviews read at once. */
const batch = 200

/**
 * Returns the published company reviews of a company whose index entries differ from those they would get when read
 * again, with the new entries, by id.
 */
export async function listWordsToMend(db: Database, companyId: number): Promise<{ id: string; words: string }[]> {
  const wrong: { id: string; words: string }[] = []
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const rows: { id: string; answers: RawAnswers; kept: string[] }[] = await queryRows(
      db,
      sql`select id, answers, tsvector_to_array(words) as kept from reviews
        where company_id = ${companyId} and kind = 'company' and state = 'published' and id > ${after}::uuid
        order by id limit ${batch}`,
    )
    for (const { id, answers, kept } of rows) {
      const words = buildWords({ kind: 'company', companyId, state: 'published', shown: answers }) ?? ''
      if ([...kept].sort().join('\n') !== words.split('\n').sort().join('\n')) wrong.push({ id, words })
    }
    after = rows.length < batch ? undefined : rows.at(-1)?.id
  }
  return wrong
}

/** Updates the index entries of these reviews, for example after a change of the stems. */
export async function updateWords(tx: Database, companyId: number): Promise<void> {
  for (const { id, words } of await listWordsToMend(tx, companyId))
    await tx.execute(
      sql`update reviews set words = ${asWords(sql`${words}::text`)}
        where id = ${id}::uuid and company_id = ${companyId} and words is not null`,
    )
}
