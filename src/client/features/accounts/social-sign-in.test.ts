import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { beginSocial, takeSocialReturn } from './social-sign-in.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const offer = { provider: 'google', address: 'https://provider.example/auth?client_id=us&scope=openid+email' } as const
beforeEach(() => kept.clear())

test('the nonce is the hash of a secret that never leaves the tab but to our own server', async () => {
  const address = new URL(await beginSocial(offer, { from: '/company/1' }, storage))
  const state = address.searchParams.get('state')
  const { returned, from } = takeSocialReturn(`#id_token=a.b.c&state=${state}`, storage)
  if (returned.was !== 'answered') throw new Error('no answer')
  const { verifier } = returned.answers
  expect(address.href).not.toContain(verifier)
  expect(address.searchParams.get('nonce')).toBe(createHash('sha256').update(verifier).digest('base64url'))
  expect(address.searchParams.get('client_id')).toBe('us')
  expect(returned.answers).toMatchObject({ provider: 'google', id_token: 'a.b.c' })
  expect(from).toEqual({ from: '/company/1' })
})

test('an answer counts once', async () => {
  const state = new URL(await beginSocial(offer, null, storage)).searchParams.get('state')
  takeSocialReturn(`#id_token=a.b.c&state=${state}`, storage)
  expect(takeSocialReturn(`#id_token=a.b.c&state=${state}`, storage).returned).toEqual({ was: 'nothing' })
})

test('a link with another person’s answer signs nobody in', async () => {
  expect(takeSocialReturn('#id_token=a.b.c&state=x', storage).returned).toEqual({ was: 'nothing' })
  await beginSocial(offer, null, storage)
  expect(takeSocialReturn('#id_token=a.b.c&state=x', storage).returned).toEqual({ was: 'nothing' })
})

test('a cancelled sign-in is recognised; an ordinary address is not an answer of a provider', async () => {
  const state = new URL(await beginSocial(offer, null, storage)).searchParams.get('state')
  expect(takeSocialReturn('#main', storage).returned).toEqual({ was: 'nothing' })
  expect(takeSocialReturn(`#error=access_denied&state=${state}`, storage).returned).toEqual({ was: 'given up' })
})
