import { sql } from 'drizzle-orm'
import { replaceChatDigits, toOtherLayout } from '../../../contract/search/keyboard.ts'
import { listLettersMeant, stripDots } from '../../../contract/search/letters.ts'
import { asTyped, listBeginnings, maxTyped, splitBareWords, takeFewWords } from '../../../contract/search/normalise.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import { type Database, prepareOnce } from '../../platform/db/database.ts'
import { listSlips, listSounds, type Sound, soundWeight } from '../../platform/sound.ts'
import { browseCompanies } from '../browse.queries.ts'
import { addCandidates } from './candidates.queries.ts'
import { isCommon } from './common.ts'
import { findKindsAndPlaces } from './kinds-and-places.ts'

const last = '\u{10FFFF}'
/** The most names searched for the words that follow in them, and the most looked up for all words of the company. */
const maxLookedThrough = 2400
const maxLookedUp = 100
/** The most names read from ranges of the index, no matter how many ranges there are. */
const maxRead = 1200

/** The range of keys from `low` to below `high`. */
type Range = { low: string; high: string }
const buildRange = (low: string): Range => ({ low, high: low + last })
/** The weights of spelled keys: of whole names, and of their endings. */
const spelledWeights = [0, 1]

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

/**
 * Returns the ids of the companies that the typed text may mean, the likeliest first, at most `limit`: those with a
 * name that begins so; those where a later word does; those that have all the words in another order; and only if there
 * is none of these, those of a kind in a place («مستشفى جدة»), those that have the words except ones like 'company',
 * what the same keys write on the other keyboard layout, those that sound alike in either script, those that differ by
 * one letter, those for which one word is right and the others nearly or name kind and place, and those that sound
 * alike except for a typing error. Each step reads short ranges of an index, in one query, so the cost does not grow
 * with the number of companies; what people mostly type takes one step. Letters, different words, ranges and names have
 * a bound each, so no text costs much more than a name does.
 */
export async function searchCompanies(db: Database, typed: string, limit: number): Promise<number[]> {
  const text = asTyped(typed)
  const all = text.split(' ').filter(Boolean)
  const words = takeFewWords(all)
  const telling = takeFewWords(all.filter((word) => !isCommon(word)))
  const found = new Set<number>()
  const look = async (beginning: string, parts: readonly string[]) => {
    await addInRanges(db, spelledWeights, listBeginnings(beginning).map(buildRange), limit, found)
    if (found.size < limit && parts.length > 1) await addWithWords(db, parts, limit, found)
  }
  const lookOnOtherLayout = async () => {
    for (const reading of toOtherLayout(typed.slice(0, maxTyped))) {
      const meant = asTyped(reading)
      if (found.size === 0 && meant) await look(meant, takeFewWords(meant.split(' ')))
    }
  }
  const signs = signsInWords.test(typed)
  if (signs) await lookOnOtherLayout()
  if (found.size === 0) await look(text, words)
  if (found.size === 0) await addKindsAndPlaces(db, text, limit, found)
  if (found.size === 0 && telling.length > 0 && words.some(isCommon)) await look(telling.join(' '), telling)
  if (found.size === 0 && !signs) await lookOnOtherLayout()
  const spelled = telling.join(' ') || text
  const sounds = listSounds(asTyped(replaceChatDigits(typed)))
  if (found.size === 0)
    await addSounding(db, telling.length < words.length ? listSounds(spelled) : sounds, limit, found)
  if (found.size === 0) await addInRanges(db, spelledWeights, replaceLetters(spelled), limit, found)
  if (found.size === 0) await addCandidates(db, asTyped(replaceChatDigits(typed)), limit, found)
  if (found.size === 0) await addSounding(db, sounds.flatMap(listSlips), limit, found)
  return [...found].slice(0, limit)
}

/** Matches signs inside a word where the other keyboard layout has letters: `,i[` is «وهج». */
const signsInWords = /[[\];'`,./](?=[a-z])|[[\]`]/i

/** The most letters checked for a wrong one, and the most replacements tried. */
const maxLetters = 14
const maxOther = 120

/** Lists the texts with one letter replaced: a wrong dot, another letter of the same sound, a neighbouring key. */
function replaceLetters(text: string): Range[] {
  const letters = [...text]
  if (letters.length < 3) return []
  // Most words of three letters are one letter apart, so only a dot may be wrong.
  const mayMean = (letter: string, meant: string) => letters.length > 3 || stripDots(letter) === stripDots(meant)
  return letters
    .slice(0, maxLetters)
    .flatMap((letter, at) =>
      listLettersMeant(letter)
        .filter((meant) => mayMean(letter, meant))
        .map((meant) => letters.with(at, meant).join('')),
    )
    .slice(0, maxOther)
    .map(buildRange)
}

async function addKindsAndPlaces(db: Database, text: string, limit: number, found: Set<number>): Promise<void> {
  const filter = findKindsAndPlaces(await getLookups(db), text)
  if (!filter) return
  // If none of the kind is in the place, those elsewhere are the nearest match.
  for (const wanted of filter.industryId && filter.cityId ? [filter, { industryId: filter.industryId }] : [filter]) {
    if (found.size > 0) return
    const asked = { filter: wanted, order: 'reviews', language: 'en', after: null, limit } as const
    for (const id of (await browseCompanies(db, asked)).ids) found.add(id)
  }
}

/** Adds companies by sound. A sound that must be a whole word of a name ends there, or another word follows. */
async function addSounding(db: Database, sounds: readonly Sound[], limit: number, found: Set<number>): Promise<void> {
  const ranges = sounds.map(({ key, whole }) => (whole ? { low: key, high: `${key}!` } : buildRange(key)))
  await addInRanges(db, [soundWeight], ranges, limit, found)
}

async function addInRanges(
  db: Database,
  weights: readonly number[],
  ranges: readonly Range[],
  limit: number,
  found: Set<number>,
): Promise<void> {
  if (ranges.length === 0) return
  const rows = await inRanges(db).execute({
    weights,
    lows: ranges.map(({ low }) => low),
    highs: ranges.map(({ high }) => high),
    // A company may be found by both of its names, so twice as many rows always contain enough companies.
    limit: Math.min(limit * 2, Math.floor(maxRead / (ranges.length * weights.length))),
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
