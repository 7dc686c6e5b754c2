import { expect, test } from 'vitest'
import { buildDeskPath, parseDeskQuery } from './desk-path.ts'

test('an address keeps what a queue is narrowed to and its order, the usual one without a word', () => {
  const queries = [{}, { company: '7' }, { order: 'newest' }, { company: '7', order: 'company', q: '142' }] as const
  expect(queries.map((query) => buildDeskPath('report', query))).toEqual([
    '/moderation/report',
    '/moderation/report?company=7',
    '/moderation/report?order=newest',
    '/moderation/report?company=7&order=company&q=142',
  ])
  for (const query of queries) {
    const { search } = new URL(buildDeskPath('report', query), 'https://shafaf.example')
    expect(parseDeskQuery('report', search)).toEqual({ company: undefined, order: undefined, q: undefined, ...query })
  }
  expect(buildDeskPath('report', { order: 'longest' })).toBe('/moderation/report')
})

test('an order that a queue does not have is none', () => {
  expect(parseDeskQuery('support', '?order=company').order).toBeUndefined()
  expect(parseDeskQuery('report', '?order=oldest').order).toBeUndefined()
  expect(parseDeskQuery('report', '?order=longest').order).toBeUndefined()
})
