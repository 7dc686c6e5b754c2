import { expect, test } from 'vitest'
import { getCompanyProfile, listReviews, searchCompanies } from './companies/companies.ts'
import { isReadOf, readKey } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { readNotice } from './notices/notices.ts'

test('an answer is recognised as one of its endpoint, with any parameters, and of no other endpoint', () => {
  const key = readKey(listReviews, { params: { id: 7 }, query: { stars: '5' } })
  expect(isReadOf(listReviews, key)).toBe(true)
  expect(isReadOf(getCompanyProfile, key)).toBe(false)
  expect(isReadOf(searchCompanies, readKey(searchCompanies, { query: { q: '"a/b"' } }))).toBe(true)
})

test('a call invalidates only reads, and all of them are in the contract', () => {
  const reads = endpoints.flatMap(({ invalidates = [] }) => invalidates)
  expect(reads.length).toBeGreaterThan(20)
  // Receipts are secrets: they are asked with in a body.
  const isRead = (one: (typeof reads)[number]) => one.method === 'GET' || one === readNotice
  expect(reads.filter((one) => !isRead(one) || !endpoints.includes(one))).toEqual([])
})
