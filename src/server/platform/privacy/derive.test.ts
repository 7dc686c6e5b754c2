import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { deriveKey, deriveKeyOnce, encryptId } from './derive.ts'

test('a key that is derived once for its parent is the one that Node derives', () => {
  for (const length of [16, 32, 64, 100]) {
    const parent = randomBytes(length)
    for (const label of ['slot', 'once', 'اسم', '']) {
      const expected = deriveKey(parent, label)
      expect(deriveKeyOnce(parent, label)).toEqual(expected)
      expect(deriveKeyOnce(parent, label)).toEqual(expected)
    }
  }
})

test('a name is the same no matter what was named before it', () => {
  const [key, first, second] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const alone = encryptId(Buffer.from(key), second)
  encryptId(key, first)
  expect(encryptId(key, second)).toEqual(alone)
  expect(alone).toHaveLength(16)
})
