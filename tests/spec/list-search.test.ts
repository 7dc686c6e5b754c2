import { beforeAll, describe, expect, test } from 'vitest'
import { rankItems } from '../../src/contract/search/rank.ts'
import { listReleasedRows } from '../../src/server/lookups/lookups.queries.ts'
import { toLookups } from '../../src/server/lookups/lookups.ts'
import { listSearches } from './tables/list-search.ts'
import { newListSearches, noJob } from './tables/new-list-searches.ts'

const lookups = toLookups(listReleasedRows())
const languages = ['en', 'ar'] as const
const kinds = [...new Set(listSearches.map(({ kind }) => kind))]

type Searched = { list: string; typed: string; ids: readonly number[] }

/** How often each way of the matcher had the answer. */
const wins = new Map<string, number>()

/** Returns whether a meant item is among the first ones, in either language of the page. */
function isFound({ list, typed, ids }: Searched, first: number): boolean {
  return languages.every((language) => {
    const parent = list === 'specilizations' ? lookups.item(list, ids[0]!)!.parentId! : undefined
    const items =
      parent === undefined
        ? lookups.listNamed(list, language)
        : lookups.items(list, parent).map((item) => lookups.named(item, language))
    return rankItems(items, typed, (way) => wins.set(way, (wins.get(way) ?? 0) + 1))
      .slice(0, first)
      .some(({ item }) => ids.includes(item.id))
  })
}

/**
 * The searches whose item is not found. Each runs once: a search through the job titles takes a slow machine a tenth of
 * a second.
 */
const missing = new Set<(typeof listSearches)[number]>()
beforeAll(() => {
  for (const one of listSearches) if (!isFound({ ...one, ids: [one.id] }, 3)) missing.add(one)
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

/** The searches of a half with whether the first item, and one of the first three, is meant. */
const judge = (heldBack: boolean) =>
  newListSearches
    .filter((one) => one.heldBack === heldBack)
    .map((one) => ({ ...one, first: isFound(one, 1), three: isFound(one, 3) }))
type Judged = ReturnType<typeof judge>[number]
const shareOf = (all: readonly Judged[], place: 'first' | 'three') =>
  all.filter((one) => one[place]).length / all.length
const missedOf = (all: readonly Judged[]) => all.flatMap(({ three, typed }) => (three ? [] : [typed])).join('; ')

describe.each([
  ['the half that the search was changed with', false],
  ['the half that was held back', true],
])('%s', (_, heldBack) => {
  let all: Judged[] = []
  beforeAll(() => {
    all = judge(heldBack)
  })

  test('the first item is meant 90 times of 100, one of the first three 97 times', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(shareOf(all, 'first')).toBeGreaterThanOrEqual(0.9)
    expect(shareOf(all, 'three'), missedOf(all)).toBeGreaterThanOrEqual(0.97)
  })

  test.each([...new Set(newListSearches.map(({ kind }) => kind))])('%s: at least 85 of 100', (kind) => {
    const ofKind = all.filter((one) => one.kind === kind)
    expect(shareOf(ofKind, 'three'), missedOf(ofKind)).toBeGreaterThanOrEqual(0.85)
  })
})

test('each way of the matcher finds what no other does before it', () => {
  const ways = ['spelled', 'other layout', 'forgiven', 'dropped']
  expect([...wins.keys()].sort()).toEqual([...ways].sort())
})

const findJobs = (typed: string) => rankItems(lookups.listNamed('jobtitles', 'ar'), typed)

test.each(['zzzz', 'قققق', 'qwxzv', '!!!', '؟', ...noJob.filter((_, at) => at % 2 === 0)])(
  'nothing for %j',
  (typed) => {
    expect(findJobs(typed)).toEqual([])
  },
)

test('of the words that are no job and were held back, nearly none finds one', () => {
  const heldBack = noJob.filter((_, at) => at % 2 === 1)
  expect(heldBack.filter((typed) => findJobs(typed).length > 0).length).toBeLessThanOrEqual(2)
})
