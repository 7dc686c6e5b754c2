import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { buildCanonicalPath, pickKnownQuery } from './known-page.ts'

test.each([
  ['/dEvElOpErS', '/developers'],
  ['/developers/', '/developers'],
  ['//developers//', '/developers'],
  ['/ratecompany', '/rateCompany'],
  ['/Company/3-Najd/Reviews', '/company/3-Najd/reviews'],
  ['/MODERATION/LOG', '/moderation/log'],
  ['/password/RESET/AbC', '/password/reset/AbC'],
  ['/company/3-شركة', `/company/3-${encodeURI('شركة')}`],
  ['/', '/'],
  ['//', '/'],
])('%s is written %s', (path, canonical) => {
  expect(buildCanonicalPath(path)).toBe(canonical)
})

test.each(['/nowhere', '/developers/more', '/\\evil.example'])('%s is no page', (path) => {
  expect(buildCanonicalPath(path)).toBeUndefined()
})

test('a canonical path is its own, and stays on the site', () => {
  const part = constantFrom(
    ...['/', '//', 'company', 'Company', '3', '-', '%', '%2F', '?', '#', '[', 'ش', 'REVIEWS', ' '],
  )
  void assert(
    property(array(part, { maxLength: 9 }), (parts) => {
      const canonical = buildCanonicalPath(`/${parts.join('')}`)
      if (canonical === undefined) return
      expect(buildCanonicalPath(decodeURIComponent(canonical))).toBe(canonical)
      expect(new URL(canonical, 'https://shafaf.example').host).toBe('shafaf.example')
      expect(new URL(canonical, 'https://shafaf.example').pathname).toBe(canonical)
    }),
  )
})

test('a query has one spelling: what the page does not read, and a language there is not, change nothing', () => {
  expect(pickKnownQuery('/search', '?x=1&sort=rating&q=a&q=b&lang=ar')).toBe(
    pickKnownQuery('/search', '?lang=ar&q=a&sort=rating'),
  )
  expect(pickKnownQuery('/developers', '?lang=xx')).toBe('')
})
