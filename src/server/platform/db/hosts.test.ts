import { expect, test } from 'vitest'
import { splitUrls } from './hosts.ts'

test.each([
  ['postgres://shafaf@db.internal/shafaf', ['postgres://shafaf@db.internal/shafaf']],
  [
    'postgres://shafaf:p%40ss@one:5433,two:5434/shafaf?sslmode=require',
    [
      'postgres://shafaf:p%40ss@one:5433/shafaf?sslmode=require',
      'postgres://shafaf:p%40ss@two:5434/shafaf?sslmode=require',
    ],
  ],
  ['postgres://[::1]:5433,[::2]:5434/shafaf', ['postgres://[::1]:5433/shafaf', 'postgres://[::2]:5434/shafaf']],
])('%s', (url, urls) => {
  expect(splitUrls(url)).toEqual(urls)
})

test('a list with a hole in it is no address', () => {
  expect(() => splitUrls('postgres://shafaf@one:5433,two:port/shafaf')).toThrow()
  expect(() => splitUrls('shafaf')).toThrow()
})
