import { expect, test } from 'vitest'
import { rejectForms } from '../../../../contract/moderation/desk.ts'
import { listProposed } from './proposed.ts'

const answers = { extent: 'part', passage: 'canteen', statement: 'The reasons of this decision.' } as const
const waits = { pending: { verdict: 'reject', reason: 'personal', mine: 0, answers } } as const

test('a second moderator begins with all that the first has answered, under the names of the form', () => {
  const proposed = listProposed([waits], 'reject')
  expect(proposed).toEqual({ ...answers, reason: 'personal' })
  const asked: string[] = rejectForms.notice.fields.map(({ name }) => name)
  for (const name of Object.keys(proposed)) expect(asked).toContain(name)
})

test('another verdict, and a verdict about several cases, begin with nothing', () => {
  expect(listProposed([waits], 'approve')).toEqual({})
  expect(listProposed([waits, waits], 'reject')).toEqual({})
  expect(listProposed([{}], 'reject')).toEqual({})
})
