import { expect, test } from 'vitest'
import { buildDeskPath, parseDeskQuery } from './desk-path.ts'

test('an address keeps what a queue is narrowed to and its order, the usual one without a word', () => {
  const queries = [{}, { company: '7' }, { sort: 'newest' }, { company: '7', sort: 'company', q: '142' }] as const
  expect(queries.map((query) => buildDeskPath('report', query))).toEqual([
    '/moderation/report',
    '/moderation/report?company=7',
    '/moderation/report?sort=newest',
    '/moderation/report?company=7&sort=company&q=142',
  ])
  for (const query of queries) {
    const { search } = new URL(buildDeskPath('report', query), 'https://shafaf.example')
    expect(parseDeskQuery('report', search)).toEqual({ company: undefined, sort: undefined, q: undefined, ...query })
  }
  expect(buildDeskPath('report', { sort: 'longest' })).toBe('/moderation/report')
})

test('an order that a queue does not have is none', () => {
  expect(parseDeskQuery('support', '?sort=company').sort).toBeUndefined()
  expect(parseDeskQuery('report', '?sort=oldest').sort).toBeUndefined()
  expect(parseDeskQuery('report', '?sort=longest').sort).toBeUndefined()
})
