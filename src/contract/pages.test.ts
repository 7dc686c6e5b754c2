import { expect, test } from 'vitest'
import { asksMore, knownQuery } from './pages.ts'

test.each([
  ['/', '?utm_source=x&lang=ar&y=1', '?lang=ar'],
  ['/search', '?x=1&q=najd&q=other', '?q=najd'],
  ['/companies', '?sort=name&city=3&lang=en', '?lang=en&city=3&sort=name'],
  ['/faq', '?q=najd&__proto__=1', ''],
  ['/salaries', '?q=', ''],
] as const)('of the query of %s%s a page reads %j', (page, search, known) => {
  expect(knownQuery(page, search)).toBe(known)
})

test('a language is nothing more that is asked for', () => {
  expect([asksMore(''), asksMore('?lang=ar'), asksMore('?lang=ar&q=x')]).toEqual([false, false, true])
})
