import { beforeAll, expect, test } from 'vitest'
import { rankItems } from '../../src/contract/search/rank.ts'
import { listReleasedRows } from '../../src/server/lookups/lookups.queries.ts'
import { toLookups } from '../../src/server/lookups/lookups.ts'
import { listSearches } from './tables/list-search.ts'

const lookups = toLookups(listReleasedRows())
const languages = ['en', 'ar'] as const
const kinds = [...new Set(listSearches.map(({ kind }) => kind))]

/** Returns whether the meant item is among the first three, in either language of the page. */
function isFound({ list, typed, id }: (typeof listSearches)[number]): boolean {
  return languages.every((language) => {
    const parent = list === 'specilizations' ? lookups.item(list, id)!.parentId! : undefined
    const items = lookups.items(list, parent).map((item) => lookups.named(item, language))
    return rankItems(items, typed)
      .slice(0, 3)
      .some(({ item }) => item.id === id)
  })
}

/**
 * The searches whose item is not found. Each runs once: a search through the job titles takes a slow machine a tenth of
 * a second.
 */
const missing = new Set<(typeof listSearches)[number]>()
beforeAll(() => {
  for (const one of listSearches) if (!isFound(one)) missing.add(one)
})

const missed = (all: typeof listSearches) => all.filter((one) => missing.has(one)).map(({ typed }) => typed)
const share = (all: typeof listSearches) => all.filter((one) => !missing.has(one)).length / all.length

test('the table holds 300 searches, none twice in a list', () => {
  expect(listSearches.length).toBeGreaterThanOrEqual(300)
  expect(new Set(listSearches.map(({ list, typed }) => `${list} ${typed}`)).size).toBe(listSearches.length)
})

test('a list finds what is meant among the first three, 95 times of 100', () => {
  expect(share(listSearches), missed(listSearches).join('; ')).toBeGreaterThanOrEqual(0.95)
})

test.each(kinds)('%s: at least 85 of 100', (kind) => {
  const all = listSearches.filter((one) => one.kind === kind)
  expect(share(all), missed(all).join('; ')).toBeGreaterThanOrEqual(0.85)
})

test.each(['zzzz', 'قققق', 'qwxzv', '!!!', '؟'])('nothing for %j', (typed) => {
  const items = lookups.items('jobtitles').map((item) => lookups.named(item, 'ar'))
  expect(rankItems(items, typed)).toEqual([])
})
