import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../support/server.ts'

const server = await startTestServer()
beforeEach(server.empty)
afterAll(server.close)

test('a person registers, verifies, signs in, reads the profile and signs out', async () => {
  const token = await server.signUp('Sara@Example.com')
  const profile = await server.call('GET', '/profile', { token })
  expect(profile.json).toEqual({
    data: {
      data: { name: 'Sara', email: 'sara@example.com', image: null },
      closeable: 0,
      roles: ['member'],
      companies: [],
    },
  })
  expect((await server.call('POST', '/logout', { token })).status).toBe(200)
  expect((await server.call('GET', '/profile', { token })).status).toBe(401)
})
