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

test('of many keys, those that are not cached at their version are made together', async () => {
  const kept = createKept<string>()
  const made: string[][] = []
  const getAll = (versions: Record<string, string | undefined>) =>
    kept.getAll(new Map(Object.entries(versions)), async (keys) => {
      made.push([...keys])
      return new Map(keys.map((key) => [key, `${key}${versions[key]}`]))
    })
  const names = async (versions: Record<string, string | undefined>) => [...(await getAll(versions)).values()].sort()
  expect(await names({ a: '1', b: '1', c: undefined })).toEqual(['a1', 'b1', 'cundefined'])
  expect(await names({ a: '1', b: '2', c: undefined })).toEqual(['a1', 'b2', 'cundefined'])
  expect(await names({ a: '1', b: '2' })).toEqual(['a1', 'b2'])
  expect(made).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
  ])
})
