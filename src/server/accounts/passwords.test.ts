import { expect, test } from 'vitest'
import { createPasswords, TooManyWaiting } from './passwords.ts'

test('so many passwords wait their turn, one more is told at once, and all who waited are served', async () => {
  const passwords = createPasswords({ atOnce: 2, maxWaiting: 3, cheap: true })
  const taken = [1, 2, 3, 4, 5].map((nth) => passwords.hash(`password ${nth}`))
  await expect(passwords.hash('one too many')).rejects.toBeInstanceOf(TooManyWaiting)
  expect((await Promise.all(taken)).map(({ hash }) => hash.startsWith('$argon2id$'))).toEqual(Array(5).fill(true))
  // Room again.
  const { hash, key } = await passwords.hash('another')
  expect(await passwords.open('another', hash)).toEqual(key)
  expect(await passwords.open('other', hash)).toBeUndefined()
})

test('a hash that fails gives its turn back', async () => {
  const passwords = createPasswords({ atOnce: 1, maxWaiting: 1, cheap: true })
  await expect(passwords.hash(undefined as never)).rejects.toThrow()
  expect((await passwords.hash('password')).hash).toContain('$argon2id$')
})
