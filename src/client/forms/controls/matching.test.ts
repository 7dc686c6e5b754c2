import { describe, expect, test } from 'vitest'
import { matching, sameName } from './matching.ts'

const names = (...all: string[]) => all.map((name, at) => ({ id: at + 1, name }))
const found = (items: ReturnType<typeof names>, typed: string) => matching(items, typed).map(({ name }) => name)

describe('what fits the typed letters', () => {
  const subjects = names('Medical supply', 'Supply chain', 'Insurance', 'Surveying', 'Law')

  test('names that begin with it come first, then words that do, then the rest', () => {
    expect(found(subjects, 'su')).toEqual(['Supply chain', 'Surveying', 'Medical supply', 'Insurance'])
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

  test('what fits nothing finds nothing', () => {
    expect(found(subjects, 'xyz')).toEqual([])
  })
})

test('a name typed in full is that item, a part of one is none', () => {
  const items = names('Law', 'Lawyer')
  expect(sameName(items, ' LAW ')?.id).toBe(1)
  expect(sameName(items, 'lawy')).toBeUndefined()
  expect(sameName(items, '')).toBeUndefined()
})
