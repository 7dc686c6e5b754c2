import { describe, expect, test } from 'vitest'
import { findContaining, findSameName, sortOwnFirst } from './filter-options.ts'
import { findMatching } from './find-matching.ts'

const names = (...all: string[]) => all.map((name, at) => ({ id: at + 1, name }))
const found = (items: ReturnType<typeof names>, typed: string) =>
  findMatching(items, typed).map(({ item }) => item.name)

describe('what fits the typed letters', () => {
  const subjects = names('Medical supply', 'Supply chain', 'Insurance', 'Surveying', 'Law')

  test('names that begin with it come first, then words that do, then the rest', () => {
    expect(found(subjects, 'sur')).toEqual(['Surveying', 'Insurance'])
    expect(found(subjects, 'su')).toEqual(['Supply chain', 'Surveying', 'Medical supply'])
  })

  test('nothing typed is every item in the list’s own order', () => {
    expect(found(subjects, '  ')).toEqual(subjects.map(({ name }) => name))
  })

  test('Arabic spellings are forgiven, and vowel marks', () => {
    const cities = names('الأحساء', 'مكة المكرمة', 'القطيف')
    expect(found(cities, 'الاحسا')).toEqual(['الأحساء'])
    expect(found(cities, 'مكه')).toEqual(['مكة المكرمة'])
    expect(found(cities, 'القَطيف')).toEqual(['القطيف'])
  })

  test('until what forgives has loaded, items are found by letters that any of their names contains', () => {
    const places = [
      { id: 1, name: 'مكة المكرمة', also: ['Makkah'] },
      { id: 2, name: 'القطيف' },
    ]
    const names = (typed: string) => findContaining(places, typed).map(({ item }) => item.id)
    expect([names('  '), names('MAKK'), names('قطيف'), names('xyz')]).toEqual([[1, 2], [1], [2], []])
  })

  test('what fits nothing finds nothing', () => {
    expect(found(subjects, 'xyz')).toEqual([])
  })
})

describe('other names', () => {
  const accountant = { id: 14, name: 'محاسب', also: ['Accountant', 'ماسك دفاتر'] }

  test('an item is found by them, and says by which', () => {
    const reason = { text: 'Accountant', marks: [[0, 7]] }
    expect(findMatching([accountant], 'account')).toMatchObject([{ item: accountant, reason }])
  })

  test('the feminine is the same name, marked as a whole', () => {
    expect(findMatching([accountant], 'محاسبة')).toMatchObject([{ reason: { text: 'محاسب', marks: [[0, 5]] } }])
  })
})

test('a full and unambiguous name chooses its item; a part of a name, or a name of two items, chooses none', () => {
  const items = [
    { id: 1, name: 'Law', also: ['قانون'] },
    { id: 2, name: 'Lawyer', also: ['قانون', 'محامي'] },
  ]
  expect(findSameName(items, ' LAW ')?.id).toBe(1)
  expect(findSameName(items, 'محامي')?.id).toBe(2)
  expect(findSameName(items, 'قانون')).toBeUndefined()
  expect(findSameName(items, 'lawy')).toBeUndefined()
  expect(findSameName(items, '')).toBeUndefined()
})

test('titles of the chosen department come first, in their own order', () => {
  const titles = [
    { id: 1, name: 'Recruiter', department: 4 },
    { id: 2, name: 'Accountant', department: 7 },
    { id: 3, name: 'Auditor', department: 7 },
  ]
  expect(sortOwnFirst(titles, 7).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(sortOwnFirst(titles, undefined).map(({ id }) => id)).toEqual([1, 2, 3])
})
