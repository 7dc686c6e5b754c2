import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared, rowsOf } from '../../db/database.ts'
import { companyNames } from '../../db/schema/companies.ts'
import legalForms from './legal-forms.json' with { type: 'json' }
import { bareWords, beginningsOf, normalise, wordsOf } from './normalise.ts'
import { type Sound, slipsOf, soundsOf, soundWeight } from './sound.ts'

/** Words that say what kind of thing a company is rather than which. */
const common = new Set(legalForms.flatMap((word) => [normalise(word), ...bareWords([normalise(word)])]))
const last = '\u{10FFFF}'
/** So many names at most are looked through for their other words. */
const lookedThrough = 300

const beginning = prepared((db) =>
  db
    .select({ id: companyNames.companyId })
    .from(companyNames)
    .where(
      and(
        eq(companyNames.weight, sql.placeholder('weight')),
        gte(companyNames.key, sql.placeholder('from')),
        lt(companyNames.key, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(companyNames.key))
    .limit(sql.placeholder('limit'))
    .prepare('companies_beginning'),
)

/**
 * Ids of the companies that what is typed may mean, the likeliest first, at most `limit`: those one of whose names begins
 * so; those where a later word does; those that have all the words in another order; and only where there is none of
 * these, those that have them but for words like 'company', those that sound alike in either script, and those that do
 * but for a slip. Each look is a short range of an index, so the cost does not grow with the number of companies.
 */
export async function searchCompanies(db: Database, typed: string, limit: number): Promise<number[]> {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !common.has(word))
  const found = new Set<number>()
  const look = async (text: string, parts: readonly string[]) => {
    await addBeginning(db, text, limit, found)
    if (found.size < limit && parts.length > 1) await addWithAll(db, parts, limit, found)
  }
  await look(typed, words)
  if (found.size === 0 && telling.length > 0 && telling.length < words.length) await look(telling.join(' '), telling)
  if (found.size === 0) await addSounding(db, soundsOf(telling.join(' ') || typed), limit, found)
  if (found.size === 0) await addSounding(db, soundsOf(typed).flatMap(slipsOf), limit, found)
  return [...found].slice(0, limit)
}

async function addBeginning(db: Database, typed: string, limit: number, found: Set<number>): Promise<void> {
  for (const weight of [0, 1])
    for (const from of beginningsOf(typed)) {
      if (found.size >= limit) return
      // A company may be found by both of its names, so twice as many rows always hold enough companies.
      const rows = await beginning(db).execute({ weight, from, to: from + last, limit: limit * 2 })
      for (const { id } of rows) found.add(id)
    }
}

/** Companies some word of whose names begins with each of these, in whatever order they stand. */
async function addWithAll(db: Database, words: readonly string[], limit: number, found: Set<number>): Promise<void> {
  const forms = words.map((word) => [...new Set([word, ...bareWords([word])])])
  const begins = (name: string, word: readonly string[]): SQL =>
    sql.join(
      word.map((form) => sql`(${sql.raw(name)}.key >= ${form} and ${sql.raw(name)}.key < ${form + last})`),
      sql` or `,
    )
  const counts = await Promise.all(
    forms.map((word) =>
      rowsOf<{ n: number }>(
        db,
        sql`select count(*)::int as n from (select 1 from company_names as name
          where weight in (0, 1) and (${begins('name', word)}) limit ${lookedThrough + 1}) as seen`,
      ),
    ),
  )
  const rarest = counts
    .map(([row], at) => ({ n: Number(row?.n ?? 0), at }))
    .reduce((least, one) => (one.n < least.n ? one : least))
  if (rarest.n === 0) return
  const others = forms
    .filter((_, at) => at !== rarest.at)
    .map(
      (word) => sql`exists (select 1 from company_names as other
        where other.company_id = name.company_id and other.weight < ${soundWeight} and (${begins('other', word)}))`,
    )
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select name.company_id as id from (
        select company_id, weight, key from company_names as name
        where weight in (0, 1) and (${begins('name', forms[rarest.at]!)}) order by weight, key limit ${lookedThrough}
      ) as name where ${sql.join(others, sql` and `)} order by name.weight, name.key limit ${limit * 2}`,
  )
  for (const { id } of rows) found.add(id)
}

async function addSounding(db: Database, sounds: readonly Sound[], limit: number, found: Set<number>): Promise<void> {
  for (const { key, whole } of sounds) {
    if (found.size >= limit) return
    const ranges = whole
      ? [
          [key, `${key}\u0001`],
          [`${key} `, `${key} ${last}`],
        ]
      : [[key, key + last]]
    for (const [from, to] of ranges) {
      const rows = await beginning(db).execute({ weight: soundWeight, from, to, limit: limit * 2 })
      for (const { id } of rows) found.add(id)
    }
  }
}
