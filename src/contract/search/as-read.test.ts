import { expect, test } from 'vitest'
import { asRead } from './as-read.ts'

test.each([
  ['AI Rajhi', 'Al Rajhi'],
  ['A1 Hi1al', 'Al Hilal'],
  ['lBM', 'IBM'],
  ['X 0range', 'X Orange'],
])('%s is read as %s', (written, read) => {
  expect(asRead(written)[0]).toBe(written)
  expect(asRead(written)).toContain(read)
})

test('a small l within a word is no other letter, and the ways are few however long the name is', () => {
  expect(asRead('All Hills')).toEqual(['All Hills'])
  expect(asRead('I1'.repeat(60))).toHaveLength(64)
})
