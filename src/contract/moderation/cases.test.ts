import { expect, test } from 'vitest'
import { caseKinds, caseOrders, getCaseNumber, listOrders, parseCaseNumber } from './cases.ts'

const drawn = '3f2a91bc-1d2e-4f30-8a4b-5c6d7e8f9012'

test('a case has the number of its counted id, or the beginning of one that was drawn', () => {
  expect([getCaseNumber('study', '142'), getCaseNumber('report', drawn)]).toEqual(['142', '3f2a91bc'])
})

test('a number is the same in either script, with a sign before it and in capitals', () => {
  expect(['142', '#142', ' ١٤٢ ', '۱۴۲'].map(parseCaseNumber)).toEqual(Array(4).fill('142'))
  expect(['3f2a91bc', '3F2A91BC', '#٣f٢a٩١bc'].map(parseCaseNumber)).toEqual(Array(3).fill('3f2a91bc'))
  for (const typed of ['', '0', '014', 'courses', '3f2a91b', '1 2', '12345678901', drawn])
    expect([typed, parseCaseNumber(typed)]).toEqual([typed, undefined])
})

test('every queue opens with the longest waiting first', () => {
  for (const kind of caseKinds) expect(listOrders(kind)[0]).toBe(caseOrders[0])
  expect(caseKinds.filter((kind) => !listOrders(kind).includes('company'))).toEqual(['company', 'support'])
})
