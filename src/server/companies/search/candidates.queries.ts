import { sql } from 'drizzle-orm'
import { splitBareWords, splitWords, takeFewWords } from '../../../contract/search/normalise.ts'
import { toSound } from '../../../contract/search/sound.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import { type Database, prepareOnce } from '../../platform/db/database.ts'
import { soundWeight } from '../../platform/sound.ts'
import { isCommon } from './common.ts'
import { createJudge, type JudgedCompany } from './judge.ts'

/** The most names read, and the most companies judged, no matter how many ranges there are. */
const maxLookedAt = 1200
const maxJudged = 300

type Keys = { weight: number; key: string }

/** The query of companies that have one of these keys as a whole word, those of the typed kinds and places first. */
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
      sql`unnest(${sql.placeholder('weights')}::int[], ${sql.placeholder('keys')}::text[])
          with ordinality as wanted (weight, key, place)
        cross join lateral (select name.company_id, name.key,
            coalesce(one.industry_id = any(${sql.placeholder('industries')}::int[]), false)
              or coalesce(one.city_id = any(${sql.placeholder('cities')}::int[]), false) as meant
          from (select company_id, key from company_names
            where weight = wanted.weight and key >= wanted.key and key < wanted.key || '!'
            order by key limit ${sql.placeholder('lookedAt')}::int) as name
          join companies as one on one.id = name.company_id
          order by meant desc, name.key limit ${sql.placeholder('judged')}::int) as found
        join companies as company on company.id = found.company_id`,
    )
    .orderBy(sql`found.meant desc, wanted.place, found.key`)
    .prepare('companies_having_keys'),
)

/**
 * Adds the companies for which one typed word is right, or sounds right, and the others nearly are, or name what it
 * does or where («نورس الرياض»); if there is none, those whose longest word differs by one sound added, removed,
 * changed or moved. Near matches are judged letter by letter.
 */
export async function addCandidates(db: Database, text: string, limit: number, found: Set<number>): Promise<void> {
  const words = takeFewWords(splitWords(text))
  const telling = words.filter((word) => !isCommon(word))
  if (telling.length === 0) return
  const judge = createJudge(await getLookups(db), text)
  for (const keys of [words.length > 1 ? listKeysOfWords(telling) : [], listKeysBeside(telling)]) {
    if (found.size > 0 || keys.length === 0) continue
    const rows = await havingKeys(db).execute({
      weights: keys.map(({ weight }) => weight),
      keys: keys.map(({ key }) => key),
      lookedAt: Math.max(1, Math.floor(maxLookedAt / keys.length)),
      judged: Math.max(1, Math.floor(maxJudged / keys.length)),
      industries: judge.industries,
      cities: judge.cities,
    })
    for (const { id } of rankJudged(rows, judge.judge).slice(0, limit)) found.add(id)
  }
}

function rankJudged<T extends JudgedCompany & { id: number }>(
  rows: readonly T[],
  judge: ReturnType<typeof createJudge>['judge'],
) {
  return rows
    .flatMap((row) => {
      const judgement = judge(row)
      return judgement?.fits ? [{ id: row.id, score: judgement.score }] : []
    })
    .sort((a, b) => a.score - b.score)
}

/** Lists the keys of each word: as it is written, without its article, and by its sound. */
function listKeysOfWords(words: readonly string[]): Keys[] {
  return words.flatMap((word) => {
    const sound = toSound(splitBareWords([word])[0]!)
    const spelled = [...new Set([word, ...splitBareWords([word])])]
    return [
      ...spelled.flatMap((key) => [0, 1].map((weight) => ({ weight, key }))),
      ...(sound.length > 2 ? [{ weight: soundWeight, key: sound }] : []),
    ]
  })
}

const sounds = [...'btdgcxhklmnrszf']
const maxSounds = 9

/** Lists the sounds that differ from the longest word's by one added, removed or changed, or by two swapped. */
function listKeysBeside(words: readonly string[]): Keys[] {
  const longest = [...words].sort((a, b) => b.length - a.length)[0]!
  const sound = toSound(splitBareWords([longest])[0]!)
  if (sound.length < 3 || sound.length > maxSounds) return []
  const beside = new Set<string>()
  for (let at = 0; at <= sound.length; at++) {
    const [before, after] = [sound.slice(0, at), sound.slice(at)]
    if (sound.length > 3) beside.add(before + after.slice(1))
    if (after.length > 1) beside.add(before + after[1] + after[0] + after.slice(2))
    for (const one of sounds) {
      beside.add(before + one + after)
      if (after) beside.add(before + one + after.slice(1))
    }
  }
  return [...beside].map((key) => ({ weight: soundWeight, key }))
}
