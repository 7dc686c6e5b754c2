import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session, signIn, signOut } from '../session/session.ts'
import { logOut } from './log-out.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn(async () => ({ ok: true, data: undefined })) }))
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
const { requestSignOut } = vi.hoisted(() => ({ requestSignOut: vi.fn(async () => true) }))
vi.mock('./sign-out.ts', () => ({ requestSignOut }))
vi.mock('../data/client.ts', () => ({ call }))
vi.mock('../platform/toast.ts', () => ({ showToast }))

beforeEach(() => {
  call.mockClear()
  showToast.mockClear()
  signIn({
    token: 'token',
    user: {
      data: { name: 'Reem', email: 'reem@post.example', image: null },
      owner: 'own-name',
      closeable: 0,
      roles: ['member'],
      represents: [],
      companies: [],
    },
  })
})
afterEach(() => {
  signOut()
})

describe('Logout', () => {
  it('N-021, N-022: clears the auth state, goes to / and has the token revoked', async () => {
    const go = vi.fn()
    await logOut(go)
    expect(session.auth).toEqual({ token: null, user: null })
    expect(go).toHaveBeenCalledExactlyOnceWith('/')
    expect(call).toHaveBeenCalledOnce()
  })

  it('N-022: goes to / where the server refuses it, too, and bothers nobody with that', async () => {
    call.mockResolvedValueOnce({ ok: false, status: 503, message: 'Try again later', problems: [] } as never)
    const go = vi.fn()
    await logOut(go)
    expect(session.auth).toEqual({ token: null, user: null })
    expect(go).toHaveBeenCalledExactlyOnceWith('/')
    expect(showToast).not.toHaveBeenCalled()
  })

  it('asks what is to become of what waits, and leaves everything as it is for a person who would rather stay', async () => {
    requestSignOut.mockResolvedValueOnce(false)
    const go = vi.fn()
    await logOut(go)
    expect(session.auth.token).toBe('token')
    expect(go).not.toHaveBeenCalled()
  })
})
