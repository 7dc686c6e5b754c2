import { hashRaw } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords, TooManyWaiting } from './passwords.ts'

test('a limited number of passwords wait, one more is refused at once, and all that waited are checked', async () => {
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

test('a password opens its account however its letters and blanks are typed', async () => {
  const passwords = createPasswords({ cheap: true })
  const { hash, key } = await passwords.hash('caf\u00E9\u00A0\u0623\u0645\u0644')
  for (const typed of ['caf\u00E9 \u0623\u0645\u0644', 'cafe\u0301\u3000\u0627\u0654\u0645\u0644'])
    expect(await passwords.open(typed, hash)).toEqual(key)
  expect(await passwords.open('cafe \u0627\u0645\u0644', hash)).toBeUndefined()
})

test('a password that was stored as it was typed still opens its account', async () => {
  const typed = 'cafe\u0301\u00A0olive'
  const salt = Buffer.alloc(16, 7)
  const both = await hashRaw(typed, { memoryCost: 8, timeCost: 1, parallelism: 1, salt, outputLen: 64 })
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const stored = `$argon2id$v=19$m=8,t=1,p=1$${encode(salt)}$${encode(both.subarray(0, 32))}`
  const passwords = createPasswords({ cheap: true })
  expect(await passwords.open(typed, stored)).toEqual(both.subarray(32))
  expect(await passwords.open('caf\u00E9 olive', stored)).toBeUndefined()
})
