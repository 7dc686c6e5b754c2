import { expect, test } from 'vitest'
import { check } from './check.ts'
import { getRiyadhDay, getRiyadhYear, isDay } from './days.ts'
import { date, notBefore, repeating, text, year, yearMonth } from './fields.ts'
import { defineForm } from './form.ts'

const now = new Date('2026-11-21T22:30:00Z')
const problems = (...given: Parameters<typeof check>) => {
  const checked = check(...given)
  return checked.ok ? [] : checked.problems.map(({ path, code }) => `${path} ${code}`)
}

test('a day is one of the calendar', () => {
  expect(['2024-02-29', '1999-12-31'].every(isDay)).toBe(true)
  expect(['2023-02-29', '2024-13-01', '2024-1-1', '1024-01-01', '', 20240101, null].some(isDay)).toBe(false)
})

test('today is the day in Riyadh', () => {
  expect(getRiyadhDay(now)).toBe('2026-11-22')
})

const stay = defineForm('stay', [date('from', { past: true }), notBefore(date('to'), 'from')])

test.each([
  [{ from: '2026-11-22', to: '2026-11-22' }, []],
  [{ from: '٢٠٢٠-٠١-٠٢', to: '2020-01-03' }, []],
  [{ from: '2026-11-23', to: '2026-11-24' }, ['from not_yet']],
  [{ from: '2020-01-02', to: '2020-01-01' }, ['to before_start']],
  [{ from: '2020-02-30', to: 'soon' }, ['from date_invalid', 'to date_invalid']],
  [{ to: '2020-01-01' }, ['from missing']],
])('dates of %j', (answers, expected) => {
  expect(problems(stay, answers, { now })).toEqual(expected)
})

const chosen = defineForm('chosen', [
  text('password', { input: 'password' }),
  repeating(text('confirmation', { input: 'password' }), 'password', 'malformed'),
])

test('a repetition must be the same, and is not sent', () => {
  expect(problems(chosen, { password: 'a secret', confirmation: 'a secret' })).toEqual([])
  expect(problems(chosen, { password: 'a secret', confirmation: 'another' })).toEqual(['confirmation malformed'])
  expect(problems(chosen, { password: 'a secret' })).toEqual(['confirmation missing'])
  expect(problems(chosen, { password: 'a secret' }, { side: 'wire' })).toEqual([])
})

test('the year is that of Riyadh, in any time zone of the server', () => {
  const newYear = new Date('2026-12-31T22:30:00Z')
  // A server whose clock is set to UTC or to a zone west of it.
  newYear.getFullYear = () => 2026
  const form = defineForm('x', [year('year'), yearMonth('from', { past: true })])
  const from = '2027-01'
  expect(getRiyadhYear(newYear)).toBe(2027)
  expect(problems(form, { year: 2027, from }, { now: newYear })).toEqual([])
  expect(problems(form, { year: 2028, from }, { now: newYear })).toEqual(['year not_a_choice'])
})
