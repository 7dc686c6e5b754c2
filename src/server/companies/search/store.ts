import { sql } from 'drizzle-orm'
import { bareWords, beginningsOf, normalise, wordsOf } from '../../../contract/search/normalise.ts'
import { type Database, prepared } from '../../db/database.ts'
import legalForms from './legal-forms.json' with { type: 'json' }
import { type Sound, slipsOf, soundsOf, soundWeight } from './sound.ts'

/** Words that say what kind of thing a company is rather than which. */
const common = new Set(legalForms.flatMap((word) => [normalise(word), ...bareWords([normalise(word)])]))
const last = '\u{10FFFF}'
/** So many names at most are looked through for the words that follow in them, and so many for all words of the company. */
const lookedThrough = 500
const lookedUp = 100

/** Keys of one weight from `low` up to under `high`. */
type Range = { weight: number; low: string; high: string }
const startingWith = (weight: number, low: string): Range => ({ weight, low, high: low + last })

/** The first names of each of the ranges, in the order of the ranges; all of them in one round trip. */
const inRanges = prepared((db) =>
  db
    .select({ id: sql<number>`name.company_id` })
    .from(
      sql`unnest(${sql.placeholder('weights')}::int[], ${sql.placeholder('lows')}::text[],
          ${sql.placeholder('highs')}::text[]) with ordinality as range (weight, low, high, place)
        cross join lateral (select company_id, key from company_names
          where weight = range.weight and key >= range.low and key < range.high
          order by key limit ${sql.placeholder('limit')}::int) as name`,
    )
    .orderBy(sql`range.place, name.key`)
    .prepare('companies_in_ranges'),
)

/**
 * Names that hold every word, whatever their order. Each word has one form or more to begin with; its names are looked
 * through for the words that follow, which stand in the key itself and cost next to nothing. Where the names of the rarest
 * word are few, all words of those companies are looked up, whichever name they stand in.
 */
const withWords = prepared((db) =>
  db
    .select({ id: sql<number>`company_id` })
    .from(
      sql`(with form as (
          select word, low, high from unnest(${sql.placeholder('words')}::int[], ${sql.placeholder('lows')}::text[],
            ${sql.placeholder('highs')}::text[]) as form (word, low, high)
        ), size as (
          select word, sum(n) as n from form cross join lateral (
            select count(*) as n from (select from company_names
              where weight in (0, 1) and key >= low and key < high limit ${lookedThrough + 1}) as seen) as counted
          group by word
        ), rarest as (select word, n from size order by n, word limit 1)
        select name.company_id, name.weight, name.key from rarest cross join form cross join lateral (
          select company_id, weight, key from company_names
          where weight in (0, 1) and key >= low and key < high order by weight, key limit ${lookedThrough}) as name
        where not exists (select from size where size.word <> form.word and not exists (
          select from form as other where other.word = size.word and (strpos(name.key, ' ' || other.low) > 0
            or form.word = rarest.word and rarest.n <= ${lookedUp} and exists (select from company_names where company_id = name.company_id
              and weight < ${soundWeight} and key >= other.low and key < other.high))))) as name`,
    )
    .orderBy(sql`weight, key`)
    .limit(sql.placeholder('limit'))
    .prepare('companies_with_words'),
)

/**
 * Ids of the companies that what is typed may mean, the likeliest first, at most `limit`: those one of whose names begins
 * so; those where a later word does; those that have all the words in another order; and only where there is none of
 * these, those that have them but for words like 'company', those that sound alike in either script, and those that do
 * but for a slip. Each look is short ranges of an index, in one query, so the cost does not grow with the number of
 * companies; what people mostly type is one such look.
 */
export async function searchCompanies(db: Database, typed: string, limit: number): Promise<number[]> {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !common.has(word))
  const found = new Set<number>()
  const look = async (text: string, parts: readonly string[]) => {
    await addInRanges(db, beginnings(text), limit, found)
    if (found.size < limit && parts.length > 1) await addWithWords(db, parts, limit, found)
  }
  await look(typed, words)
  if (found.size === 0 && telling.length > 0 && telling.length < words.length) await look(telling.join(' '), telling)
  if (found.size === 0) await addInRanges(db, sounding(soundsOf(telling.join(' ') || typed)), limit, found)
  if (found.size === 0) await addInRanges(db, sounding(soundsOf(typed).flatMap(slipsOf)), limit, found)
  return [...found].slice(0, limit)
}

const beginnings = (text: string): Range[] =>
  [0, 1].flatMap((weight) => beginningsOf(text).map((from) => startingWith(weight, from)))

/** A sound that is a whole word of a name ends there, or another word follows. */
const sounding = (sounds: readonly Sound[]): Range[] =>
  sounds.flatMap(({ key, whole }) =>
    whole
      ? [{ weight: soundWeight, low: key, high: `${key}\u0001` }, startingWith(soundWeight, `${key} `)]
      : [startingWith(soundWeight, key)],
  )

async function addInRanges(db: Database, ranges: readonly Range[], limit: number, found: Set<number>): Promise<void> {
  if (ranges.length === 0) return
  const rows = await inRanges(db).execute({
    weights: ranges.map(({ weight }) => weight),
    lows: ranges.map(({ low }) => low),
    highs: ranges.map(({ high }) => high),
    // A company may be found by both of its names, so twice as many rows always hold enough companies.
    limit: limit * 2,
  })
  for (const { id } of rows) found.add(id)
}

async function addWithWords(db: Database, words: readonly string[], limit: number, found: Set<number>): Promise<void> {
  const forms = words.flatMap((word, at) => [...new Set([word, ...bareWords([word])])].map((form) => ({ at, form })))
  const rows = await withWords(db).execute({
    words: forms.map(({ at }) => at),
    lows: forms.map(({ form }) => form),
    highs: forms.map(({ form }) => form + last),
    limit: limit * 2,
  })
  for (const { id } of rows) found.add(id)
}
