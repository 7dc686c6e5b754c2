import { expect, test } from 'vitest'
import { toFault } from './report-fault.ts'

const at = (...frames: string[]) =>
  ['at x', ...frames.map((frame) => `    at y (https://shafaf.example/assets/${frame})`)].join('\n')
const fault = (kind: new (words: string) => Error, words: string, stack: string) =>
  Object.assign(new kind(words), { stack: `${kind.name}: ${words}\n${stack}` })

test('a report of a fault has its kind, its places in our scripts and the declared page: no words, no company, no address', () => {
  const error = fault(TypeError, 'cannot read "my manager Khalid"', at('a1-B_c.js:1:2345', 'd4.js:7:8'))
  const told = toFault(error, '/company/17-jarir/reviews')
  expect(told).toEqual({ kind: 'TypeError', frames: ['a1-B_c.js:1:2345', 'd4.js:7:8'], screen: '/company/:id/:tab?' })
})

test.each([
  ['an extension’s', fault(TypeError, 'x', '    at z (chrome-extension://abc/content.js:1:2)')],
  ['what is no error', 'gone'],
  ['nothing at all', undefined],
])('%s is not told', (_, error) => {
  expect(toFault(error, '/')).toBeUndefined()
})

test.each([
  'Failed to fetch dynamically imported module: https://shafaf.example/assets/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('a script that did not come is told as such: %s', (words) => {
  expect(toFault(new TypeError(words), '/nowhere/at/all')).toEqual({ kind: 'NotLoaded', frames: [], screen: 'none' })
})

test('no more places than the server takes, and a kind it knows', () => {
  class OddError extends Error {
    override name = 'Khalid'
  }
  const told = toFault(
    Object.assign(new OddError(), { stack: at(...Array.from({ length: 9 }, (_, n) => `f.js:1:${n}`)) }),
    '/',
  )
  expect(told).toMatchObject({ kind: 'Error', screen: '/' })
  expect(told?.frames).toHaveLength(5)
})
