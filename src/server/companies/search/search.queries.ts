import { sql } from 'drizzle-orm'
import { replaceChatDigits, toOtherLayout } from '../../../contract/search/keyboard.ts'
import { asTyped, limitWords, listBeginnings, maxTyped, splitBareWords } from '../../../contract/search/normalise.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import { type Database, prepareOnce } from '../../platform/db/database.ts'
import { soundWeight } from '../../platform/sound.ts'
import { browseCompanies } from '../browse.queries.ts'
import {
  findJudged,
  listKeysBeside,
  listKeysOfWords,
  type Range,
  replaceLetters,
  spelledWeights,
} from './candidates.queries.ts'
import { listTellingWords } from './common.ts'
import { createJudge } from './judge.ts'
import { type FoundFilter, findKindsAndPlaces } from './kinds-and-places.ts'

const last = '\u{10FFFF}'
/** The most names searched for the words that follow in them, and the most looked up for all words of the company. */
const maxLookedThrough = 2400
const maxLookedUp = 100
/** The most names read from ranges of the index, no matter how many ranges there are. */
const maxRead = 1200

/** The query of the first names of each range, by weight and in the order of the ranges, in one round trip. */
const inRanges = prepareOnce((db) =>
  db
    .select({ id: sql<number>`name.company_id` })
    .from(
      sql`unnest(${sql.placeholder('weights')}::int[]) as spelled (weight)
        cross join unnest(${sql.placeholder('lows')}::text[], ${sql.placeholder('highs')}::text[])
          with ordinality as range (low, high, place)
        cross join lateral (select company_id, key from company_names
          where weight = spelled.weight and key >= range.low and key < range.high
          order by key limit ${sql.placeholder('limit')}::int) as name`,
    )
    .orderBy(sql`spelled.weight, range.place, name.key`)
    .prepare('companies_in_ranges'),
)

/**
 * The query of names that contain every word, in any order. Each word has one or two forms to start with; its names are
 * searched for the other words, which are in the key itself and cost next to nothing. If the names of the rarest word
 * are few, all words of those companies are looked up, in any of their names. All forms share one bound, so that
 * many words cost what two do.
 */
const withWords = prepareOnce((db) =>
  db
    .select({ id: sql<number>`company_id` })
    .from(
      sql`(with word as (
          select nth, low, bare from unnest(${sql.placeholder('words')}::text[], ${sql.placeholder('bares')}::text[])
            with ordinality as word (low, bare, nth)
        ), form as (
          select nth, low, low || ${last} as high from (select nth, low from word union select nth, bare from word) as forms
        ), size as (
          select nth, sum(n) as n from form cross join lateral (
            select count(*) as n from (select from company_names
              where weight in (0, 1) and key >= low and key < high limit ${maxLookedUp + 1}) as seen) as counted
          group by nth
        ), rarest as (select nth, n from size order by n, nth limit 1)
        select name.company_id, name.weight, name.key from rarest cross join form cross join (values (0), (1)) as place (weight)
          cross join lateral (select company_id, weight, key from company_names
            where weight = place.weight and key >= low and key < high
            order by key limit ${maxLookedThrough} / (2 * (select count(*) from form))) as name
        where not exists (select from word where word.nth <> form.nth
          and strpos(name.key, ' ' || word.low) = 0 and strpos(name.key, ' ' || word.bare) = 0
          and not (form.nth = rarest.nth and rarest.n <= ${maxLookedUp} and exists (select from company_names as other
            where other.company_id = name.company_id and other.weight < ${soundWeight}
              and (starts_with(other.key, word.low) or starts_with(other.key, word.bare)))))) as name`,
    )
    .orderBy(sql`weight, key`)
    .limit(sql.placeholder('limit'))
    .prepare('companies_with_words'),
)

/** A typed text as each strategy reads it. */
type Search = {
  db: Database
  limit: number
  typed: string
  /** As it is compared, and with the digits of chat spelling as letters. */
  text: string
  spelled: string
  /** Its words that tell which company is meant. */
  telling: readonly string[]
  getJudge: () => Promise<ReturnType<typeof createJudge>>
  /** The companies that strategies have found with some of the words only. */
  partial: number[]
}

/** A way to find companies; the first that finds some has the answer. */
type Strategy = { name: string; find: (search: Search) => Promise<readonly number[]> }

/** Finds companies by ranges of keys that forgive something, and keeps those that the judge of all words lets pass. */
const createJudged = (name: string, listRanges: (search: Search) => readonly Range[]): Strategy => ({
  name,
  find: async (search) => {
    const ranges = search.telling.length > 0 ? listRanges(search) : []
    if (ranges.length === 0) return []
    const { whole, partial } = await findJudged(search.db, ranges, await search.getJudge())
    search.partial.push(...partial)
    return whole
  },
})

/** All strategies, in the order in which they are tried. `tests/journeys/search-quality.test.ts` counts what each finds. */
const strategies: readonly Strategy[] = [
  {
    name: 'signs of the other keyboard',
    find: (search) => (signsInWords.test(search.typed) ? onOtherLayout(search) : findNothing()),
  },
  { name: 'as it is typed', find: (search) => findSpelled(search, search.text) },
  {
    name: 'digits as letters',
    find: (search) => (search.spelled === search.text ? findNothing() : findSpelled(search, search.spelled)),
  },
  {
    name: 'a kind in a place',
    find: (search) => findKinds(search, ({ industryId, cityId }) => Boolean(industryId && cityId)),
  },
  { name: 'words that tell', find: findTelling },
  { name: 'a kind or a place', find: (search) => findKinds(search, () => true) },
  {
    name: 'the other keyboard',
    find: (search) => (signsInWords.test(search.typed) ? findNothing() : onOtherLayout(search)),
  },
  createJudged('letter', ({ telling }) => replaceLetters(telling.join(' '))),
  createJudged('words', ({ telling }) => listKeysOfWords(limitWords(telling))),
  createJudged('sound beside', ({ telling }) => listKeysBeside(telling)),
  { name: 'some words', find: async ({ partial }) => partial },
  { name: 'a misspelt kind or place', find: (search) => findKinds(search, () => true, true) },
]

export const strategyNames: readonly string[] = strategies.map(({ name }) => name)

/**
 * Returns the ids of the companies that the typed text may mean, the likeliest first, at most `limit`: those with a
 * name that begins so, those where a later word does, and those that have all the words in another order; and only if
 * there is none of these, what another strategy finds. Each reads short ranges of an index, in one or two queries, so
 * the cost does not grow with the number of companies; what people mostly type takes one strategy. Letters, different
 * words, ranges and names have a bound each, so no text costs much more than a name does.
 */
export async function searchCompanies(
  db: Database,
  typed: string,
  limit: number,
  won?: (strategy: string) => void,
): Promise<number[]> {
  const text = asTyped(typed)
  const spelled = asTyped(replaceChatDigits(typed))
  const telling = listTellingWords(spelled)
  let judge: ReturnType<Search['getJudge']> | undefined
  const getJudge = () => {
    judge ??= getLookups(db).then((lookups) => createJudge(lookups, telling.join(' ')))
    return judge
  }
  const search: Search = { db, limit, typed, text, spelled, telling, getJudge, partial: [] }
  for (const { name, find } of strategies) {
    const found = await find(search)
    if (found.length === 0) continue
    won?.(name)
    return found.slice(0, limit)
  }
  return []
}

const findNothing = async (): Promise<number[]> => []

/** Finds the companies that have the words as they are spelled. */
async function findSpelled({ db, limit }: Search, text: string): Promise<number[]> {
  const words = limitWords(text.split(' ').filter(Boolean))
  const found = new Set<number>()
  await addInRanges(db, listBeginnings(text), limit, found)
  if (found.size < limit && words.length > 1) await addWithWords(db, words, limit, found)
  return [...found]
}

/** Finds the companies that have the words that tell, where there were others. */
function findTelling(search: Search): Promise<number[]> {
  const text = search.telling.join(' ')
  return text === search.text ? findNothing() : findSpelled(search, text)
}

async function onOtherLayout(search: Search): Promise<number[]> {
  for (const reading of toOtherLayout(search.typed.slice(0, maxTyped))) {
    const text = asTyped(reading)
    const found = text ? await findSpelled(search, text) : []
    if (found.length > 0) return found
  }
  return []
}

async function findKinds(
  { db, text, limit }: Search,
  isMeant: (found: FoundFilter) => boolean,
  forgiving = false,
): Promise<readonly number[]> {
  const filter = findKindsAndPlaces(await getLookups(db), text, forgiving)
  if (!filter || !isMeant(filter)) return []
  // If none of the kind is in the place, those elsewhere are the nearest match.
  for (const wanted of filter.industryId && filter.cityId ? [filter, { industryId: filter.industryId }] : [filter]) {
    const { ids } = await browseCompanies(db, { filter: wanted, order: 'reviews', language: 'en', after: null, limit })
    if (ids.length > 0) return ids
  }
  return []
}

/** Matches signs inside a word where the other keyboard layout has letters: `,i[` is «وهج». */
const signsInWords = /[[\];'`,./](?=[a-z])|[[\]`]/i

async function addInRanges(
  db: Database,
  beginnings: readonly string[],
  limit: number,
  found: Set<number>,
): Promise<void> {
  if (beginnings.length === 0) return
  const rows = await inRanges(db).execute({
    weights: spelledWeights,
    lows: beginnings,
    highs: beginnings.map((low) => low + last),
    // A company may be found by both of its names, so twice as many rows always contain enough companies.
    limit: Math.min(limit * 2, Math.floor(maxRead / (beginnings.length * spelledWeights.length))),
  })
  for (const { id } of rows) found.add(id)
}

async function addWithWords(db: Database, words: readonly string[], limit: number, found: Set<number>): Promise<void> {
  const rows = await withWords(db).execute({
    words: [...words],
    bares: words.map((word) => splitBareWords([word])[0]),
    limit: limit * 2,
  })
  for (const { id } of rows) found.add(id)
}
