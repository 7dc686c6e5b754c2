import { expect, test } from 'vitest'
import { forgetRegistration, keepRegistration, readRegistration } from './registration-draft.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

test('a registration survives a reload, its passwords do not', () => {
  const answers = { company: 3, salary: '9000', password: 'quiet-orange-lamp-19', password_confirmation: 'quiet-or' }
  keepRegistration(storage, { answers, step: 3 })
  expect([...kept.values()].join()).not.toContain('quiet')
  expect(readRegistration(storage)).toEqual({ answers: { company: 3, salary: '9000' }, step: 3 })
  forgetRegistration(storage)
  expect(readRegistration(storage)).toEqual({ answers: {}, step: 1 })
})

test('what another build left behind is no draft', () => {
  kept.set('registration', 'null')
  expect(readRegistration(storage)).toEqual({ answers: {}, step: 1 })
  kept.set('registration', '{broken')
  expect(readRegistration(storage)).toEqual({ answers: {}, step: 1 })
})
