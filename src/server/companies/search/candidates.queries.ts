import { sql } from 'drizzle-orm'
import { listLettersMeant, stripDots } from '../../../contract/search/letters.ts'
import { splitBareWords } from '../../../contract/search/normalise.ts'
import { listSoundsMeant, toHeard, toSound } from '../../../contract/search/sound.ts'
import { stemOf } from '../../../contract/search/stems.ts'
import { type Database, prepareOnce } from '../../platform/db/database.ts'
import { soundWeight } from '../../platform/sound.ts'
import type { createJudge } from './judge.ts'

/** The most names read, and the most companies judged, no matter how many ranges there are. */
const maxLookedAt = 1200
const maxJudged = 300

const last = '\u{10FFFF}'

/** Search keys of one weight that are, or begin with, a text: as a whole word, or in any way. */
export type Range = { weight: number; low: string; whole: boolean }
/** The weights of spelled keys: of whole names, and of their endings. */
export const spelledWeights = [0, 1] as const

export const listBeginning = (low: string, weights: readonly number[]): Range[] =>
  weights.map((weight) => ({ weight, low, whole: false }))
const listWord = (low: string, weights: readonly number[]): Range[] =>
  weights.map((weight) => ({ weight, low, whole: true }))
/** Added to the weight of a range of whole words, so that a range is two values. */
const wholeWord = 10

/** The query of companies that have a key in one of these ranges, those of the typed kinds and places first. */
const havingKeys = prepareOnce((db) =>
  db
    .select({
      id: sql<number>`company.id`,
      nameEn: sql<string>`company.name_en`,
      nameAr: sql<string>`company.name_ar`,
      industryId: sql<number | null>`company.industry_id`,
      cityId: sql<number | null>`company.city_id`,
    })
    .from(
      sql`unnest(${sql.placeholder('weights')}::int[], ${sql.placeholder('lows')}::text[])
          with ordinality as wanted (weight, low, place)
        cross join lateral (select name.company_id, name.key,
            coalesce(one.industry_id = any(${sql.placeholder('industries')}::int[]), false)
              or coalesce(one.city_id = any(${sql.placeholder('cities')}::int[]), false) as meant
          from (select company_id, key from company_names
            where weight = wanted.weight % ${wholeWord} and key >= wanted.low
              and key < wanted.low || case when wanted.weight >= ${wholeWord} then '!' else ${last} end
            order by key limit ${sql.placeholder('lookedAt')}::int) as name
          join companies as one on one.id = name.company_id
          order by meant desc, name.key limit ${sql.placeholder('judged')}::int) as found
        join companies as company on company.id = found.company_id`,
    )
    .orderBy(sql`found.meant desc, wanted.place, found.key`)
    .prepare('companies_having_keys'),
)

/** Companies that fit what was typed, the best first: with every word, and without some. */
export type Judged = { whole: number[]; partial: number[] }

/** Finds the companies with a key in these ranges that fit what was typed. */
export async function findJudged(
  db: Database,
  ranges: readonly Range[],
  { judge, industries, cities }: ReturnType<typeof createJudge>,
): Promise<Judged> {
  if (ranges.length === 0) return { whole: [], partial: [] }
  const rows = await havingKeys(db).execute({
    weights: ranges.map(({ weight, whole }) => weight + (whole ? wholeWord : 0)),
    lows: ranges.map(({ low }) => low),
    lookedAt: Math.max(1, Math.floor(maxLookedAt / ranges.length)),
    judged: Math.max(1, Math.floor(maxJudged / ranges.length)),
    industries,
    cities,
  })
  const judged = rows
    .flatMap((row) => {
      const judgement = judge(row)
      return judgement?.fits ? [{ id: row.id, score: judgement.score, isWhole: judgement.dropped.length === 0 }] : []
    })
    .sort((a, b) => a.score - b.score)
  const listIds = (isWhole: boolean) => [...new Set(judged.flatMap((one) => (one.isWhole === isWhole ? [one.id] : [])))]
  return { whole: listIds(true), partial: listIds(false) }
}

/** The shortest stem with which other words may begin. */
const minStem = 4
const minSounds = 3

/** Lists the keys of each word: as it is written, without its article, by its stem and by its sounds. */
export const listKeysOfWords = (words: readonly string[]): Range[] =>
  words.flatMap((word) => {
    const bare = splitBareWords([word])[0]!
    const stem = stemOf(bare)
    // A consonant that is heard twice is written once in a sound: ظلال has three, and two in its sound.
    const sounds = toHeard(bare).count >= minSounds ? listSoundsMeant(bare) : []
    return [
      ...[...new Set([word, bare])].flatMap((key) => listWord(key, spelledWeights)),
      ...(stem.length >= minStem ? listBeginning(stem, spelledWeights) : []),
      ...sounds.flatMap((sound) => listWord(sound, [soundWeight])),
    ]
  })

const sounds = [...'btdgcxhklmnrszf']
const maxSounds = 8

/** Lists the sounds that differ from the longest word's by one added, removed or changed, or by two swapped. */
export function listKeysBeside(words: readonly string[]): Range[] {
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? ''
  const sound = toSound(splitBareWords([longest])[0]!)
  if (sound.length < minSounds || sound.length > maxSounds) return []
  const beside = new Set<string>()
  for (let at = 0; at <= sound.length; at++) {
    const [before, after] = [sound.slice(0, at), sound.slice(at)]
    if (sound.length > minSounds) beside.add(before + after.slice(1))
    if (after.length > 1) beside.add(before + after[1] + after[0] + after.slice(2))
    for (const one of sounds) {
      beside.add(before + one + after)
      if (after) beside.add(before + one + after.slice(1))
    }
  }
  return [...beside].flatMap((key) => listWord(key, [soundWeight]))
}

/** The most letters checked for a wrong one, and the most replacements tried. */
const maxLetters = 14
const maxOther = 60

/** How names write ث، ذ، ظ and و in Latin letters, where another letter is typed for them. */
const writtenFor: Record<string, readonly string[]> = { s: ['th'], z: ['th', 'dh'], v: ['w'] }

/**
 * Lists the texts with one letter replaced: another spelling of an Arabic letter, a wrong dot, another letter of the same
 * sound, a neighbouring key.
 */
export function replaceLetters(text: string): Range[] {
  const letters = [...text]
  if (letters.length < 3) return []
  // Most words of three letters are one letter apart, so only a dot may be wrong.
  const mayMean = (letter: string, meant: string) => letters.length > 3 || stripDots(letter) === stripDots(meant)
  const replace = (listMeant: (letter: string) => readonly string[]) =>
    letters
      .slice(0, maxLetters)
      .flatMap((letter, at) => listMeant(letter).map((meant) => letters.with(at, meant).join('')))
  const otherwise = replace((letter) => writtenFor[letter] ?? [])
  const slips = replace((letter) => listLettersMeant(letter).filter((meant) => mayMean(letter, meant)))
  return [...otherwise, ...slips].slice(0, maxOther).flatMap((spelled) => listBeginning(spelled, spelledWeights))
}
