import { sql } from 'drizzle-orm'
import { otherLayout, withoutChatDigits } from '../../../contract/search/keyboard.ts'
import { lettersMeantBy } from '../../../contract/search/letters.ts'
import { asTyped, bareWords, beginningsOf, fewWords, maxTyped, normalise } from '../../../contract/search/normalise.ts'
import { lookupsOf } from '../../lookups/lookups.queries.ts'
import { type Database, prepared } from '../../platform/db/database.ts'
import { type Sound, slipsOf, soundsOf, soundWeight } from '../../platform/sound.ts'
import { browseCompanies } from '../browse.queries.ts'
import { kindsAndPlaces } from './kinds-and-places.ts'
import legalForms from './legal-forms.json' with { type: 'json' }

/** Words that say what kind of thing a company is rather than which. */
const common = new Set(legalForms.flatMap((word) => [normalise(word), ...bareWords([normalise(word)])]))
const last = '\u{10FFFF}'
/** So many names at most are looked through for the words that follow in them, and so many for all words of the company. */
const maxLookedThrough = 2400
const maxLookedUp = 100
/** So many names at most are read from ranges of the index, however many ranges there are. */
const maxRead = 1200

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
 * Names that hold every word, whatever their order. Each word has one form or two to begin with; its names are looked
 * through for the words that follow, which stand in the key itself and cost next to nothing. Where the names of the rarest
 * word are few, all words of those companies are looked up, whichever name they stand in. All forms share one bound, so
 * that many words cost what two do.
 */
const withWords = prepared((db) =>
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
 * Ids of the companies that what is typed may mean, the likeliest first, at most `limit`: those one of whose names begins
 * so; those where a later word does; those that have all the words in another order; and only where there is none of
 * these, those of a kind in a place («مستشفى جدة»), those that have the words but for ones like 'company', what the same keys
 * write on the other layout, those that sound alike in either script, and those that do but for a letter or a slip. Each look is short ranges of an index, in one query, so the cost does not grow with the number of
 * companies; what people mostly type is one such look. Letters, different words, ranges and names have a bound each, so
 * no text costs much more than a name does.
 */
export async function searchCompanies(db: Database, typed: string, limit: number): Promise<number[]> {
  const text = asTyped(typed)
  const all = text.split(' ').filter(Boolean)
  const words = fewWords(all)
  const telling = fewWords(all.filter((word) => !common.has(word)))
  const found = new Set<number>()
  const look = async (beginning: string, parts: readonly string[]) => {
    await addInRanges(db, beginnings(beginning), limit, found)
    if (found.size < limit && parts.length > 1) await addWithWords(db, parts, limit, found)
  }
  await look(text, words)
  if (found.size === 0) await addKindsAndPlaces(db, text, limit, found)
  if (found.size === 0 && telling.length > 0 && words.some((word) => common.has(word)))
    await look(telling.join(' '), telling)
  for (const reading of otherLayout(typed.slice(0, maxTyped))) {
    const meant = asTyped(reading)
    if (found.size === 0 && meant) await look(meant, fewWords(meant.split(' ')))
  }
  const spelled = telling.join(' ') || text
  const sounds = soundsOf(asTyped(withoutChatDigits(spelled)))
  if (found.size === 0) await addInRanges(db, sounding(sounds), limit, found)
  if (found.size === 0) await addInRanges(db, otherLetters(spelled), limit, found)
  if (found.size === 0) await addInRanges(db, sounding(sounds.flatMap(slipsOf)), limit, found)
  return [...found].slice(0, limit)
}

/** So many letters are looked at for a wrong one, in so many ways at most. */
const maxLetters = 14
const maxOther = 240

/** The text with one letter in the place of another: a wrong dot, a sound written with its other letter, the key beside. */
function otherLetters(text: string): Range[] {
  const letters = [...text]
  if (letters.length < 4) return []
  const variants = letters
    .slice(0, maxLetters)
    .flatMap((letter, at) => lettersMeantBy(letter).map((meant) => letters.with(at, meant).join('')))
  return [0, 1].flatMap((weight) => variants.slice(0, maxOther / 2).map((variant) => startingWith(weight, variant)))
}

async function addKindsAndPlaces(db: Database, text: string, limit: number, found: Set<number>): Promise<void> {
  const filter = kindsAndPlaces(await lookupsOf(db), text)
  if (!filter) return
  const { ids } = await browseCompanies(db, { filter, order: 'reviews', language: 'en', after: null, limit })
  for (const id of ids) found.add(id)
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
    limit: Math.min(limit * 2, Math.floor(maxRead / ranges.length)),
  })
  for (const { id } of rows) found.add(id)
}

async function addWithWords(db: Database, words: readonly string[], limit: number, found: Set<number>): Promise<void> {
  const rows = await withWords(db).execute({
    words: [...words],
    bares: words.map((word) => bareWords([word])[0]),
    limit: limit * 2,
  })
  for (const { id } of rows) found.add(id)
}
