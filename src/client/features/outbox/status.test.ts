import { describe, expect, it } from 'vitest'
import { buildFormPath, describeStatus } from './status.ts'

const at = { now: 100_000, sending: false, first: true, signedIn: true }
const waiting = { state: 'waiting', owner: 'a@x.example', notBefore: 0 } as const

describe('what the outbox says about a review on its way', () => {
  it.each([
    ['being sent', waiting, { ...at, sending: true }, { key: 'started' }],
    ['first', waiting, at, { key: 'next' }],
    ['later', waiting, { ...at, first: false }, { key: 'behind' }],
    ['to be tried again', { ...waiting, notBefore: 139_200 }, at, { key: 'seconds', count: 40 }],
    ['to be tried much later', { ...waiting, notBefore: 340_000 }, at, { key: 'minutes', count: 4 }],
    ['due', { ...waiting, notBefore: 99_000 }, at, { key: 'soon' }],
    ['held', { ...waiting, state: 'held' as const }, at, { key: 'held' }],
    [
      "a visitor's, its writer now signed in",
      { ...waiting, state: 'held' as const, owner: null },
      at,
      { key: 'ready' },
    ],
  ] as const)('%s', (_, record, where, line) => {
    expect(describeStatus(record, where)).toEqual(line)
  })
})

it('a draft is written on in the wizard, at its form and company', () => {
  expect(buildFormPath({ type: 'benifit', companyId: 7 })).toBe('/rateCompany?type=benifit&id=7')
})
