import { expect, test } from 'vitest'
import { createKept } from './versioned-cache.ts'

test('made once for a version, again for another, and the oldest is let go', async () => {
  const kept = createKept<string>(2)
  const made: string[] = []
  const get = (key: string, version: string) =>
    kept.get(key, version, async () => {
      made.push(`${key}${version}`)
      return `${key}${version}`
    })
  expect([await get('a', '1'), await get('a', '1'), await get('a', '2')]).toEqual(['a1', 'a1', 'a2'])
  await get('b', '1')
  await get('c', '1')
  await get('b', '1')
  await get('a', '2')
  expect(made).toEqual(['a1', 'a2', 'b1', 'c1', 'a2'])
})
