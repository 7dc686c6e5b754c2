import { afterEach, describe, expect, it } from 'vitest'
import { handleRefusal, onSessionEnded, toSessionEnd } from './refusals.ts'
import { session, signIn, signOut } from './session.ts'

const message = 'You are not allowed to'

describe('which refusals end the session (spec 8, global handling)', () => {
  it.each([
    ['X-002: 403 on any call', '/profile', 403, message, 'unauthorized'],
    ['X-007: 403 on /social/login too', '/social/login', 403, message, 'unauthorized'],
    ['X-013: not 403 on /login', '/login', 403, message, undefined],
    ['X-008: 401 on any other call', '/company/review', 401, message, 'unauthenticated'],
    ['X-011: not 401 on /login', '/login', 401, message, undefined],
    ['X-012: not 401 on /social/login', '/social/login', 401, message, undefined],
    ['X-001: not without a message in the body', '/profile', 401, undefined, undefined],
    ['X-001: nor a 403 without one', '/profile', 403, undefined, undefined],
    ['X-014: no other error', '/company/review', 422, message, undefined],
    ['X-014: nor a broken server', '/company/review', 500, message, undefined],
    ['X-014: nor no answer', '/company/review', 0, undefined, undefined],
  ])('%s', (_, path, status, words, ending) => {
    expect(toSessionEnd(path, status, words)).toBe(ending)
  })
})

describe('when the session ends', () => {
  afterEach(signOut)
  const user = {
    data: { name: null, email: 'a@b.co', image: null },
    owner: 'own-name',
    closeable: 0 as const,
    roles: [],
    represents: [],
    companies: [],
  }
  const call = { method: 'GET' as const, path: '/profile', access: 'member' as const }

  it('X-002, X-008: the saved auth is cleared, and listeners are told why', () => {
    const endings: string[] = []
    const stop = onSessionEnded((ending) => endings.push(ending))
    signIn({ token: 'abc', user })
    handleRefusal(call, { status: 401, message })
    expect(session.auth).toEqual({ token: null, user: null })
    signIn({ token: 'abc', user })
    handleRefusal(call, { status: 403, message })
    expect(session.auth).toEqual({ token: null, user: null })
    stop()
    handleRefusal(call, { status: 403, message })
    expect(endings).toEqual(['unauthenticated', 'unauthorized'])
  })

  it('X-014: other errors leave it alone', () => {
    signIn({ token: 'abc', user })
    handleRefusal(call, { status: 409, message })
    expect(session.auth.token).toBe('abc')
  })
})
