import { expect, test } from 'vitest'
import { isAskingForMore, pickKnownQuery } from './known-page.ts'
import { buildIdWithSlug, parseId, toSlug } from './pages.ts'

test.each([
  ['/', '?utm_source=x&lang=ar&y=1', '?lang=ar'],
  ['/search', '?x=1&q=najd&q=other', '?q=najd'],
  ['/companies', '?sort=name&city=3&lang=en', '?lang=en&city=3&sort=name'],
  ['/faq', '?q=najd&__proto__=1', ''],
  ['/salaries', '?q=', ''],
] as const)('of the query of %s%s a page reads %j', (page, search, known) => {
  expect(pickKnownQuery(page, search)).toBe(known)
})

test('a language is nothing more that is asked for', () => {
  expect([isAskingForMore(''), isAskingForMore('?lang=ar'), isAskingForMore('?lang=ar&q=x')]).toEqual([
    false,
    false,
    true,
  ])
})

test.each([
  ['Najd Foods', 'najd-foods'],
  ["Al-Rajhi's  Café & Söhne, Ltd.", 'al-rajhis-cafe-sohne-ltd'],
  ['نجد', ''],
  ['--', ''],
  [`${'word-'.repeat(12)}longer than that`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('the address of %j ends in %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
  expect(parseId(buildIdWithSlug(12, name))).toBe(12)
})

test.each(['', '0', '-1', '012', 'najd', '1a', '99999999999', '1.5', undefined])('%j begins with no id', (part) => {
  expect(parseId(part)).toBeUndefined()
})
