import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '../../contract/accounts/user.schema.ts'

const user: User = {
  data: { name: 'Reem', email: 'reem@example.com', image: null },
  owner: 'own-name',
  closeable: 0,
  roles: ['member'],
  represents: [],
  companies: [],
}

/** Creates a storage as a browser has it, and the events other tabs would cause. */
function device(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored))
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
  vi.stubGlobal('localStorage', storage)
  const tab = new EventTarget()
  const fromElsewhere = (key: string, value: string) => {
    items.set(key, value)
    tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  const root = () => JSON.parse(items.get('persist:root') ?? 'null')
  return { storage, tab, fromElsewhere, root }
}

/** Loads the module as it is right after a page load on this device. */
async function reloaded() {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('the session', () => {
  it('T-001: starts logged out', async () => {
    device()
    const { session } = await reloaded()
    expect(session.auth).toEqual({ token: null, user: null })
  })

  it('T-002, T-003, E-001..E-006: is logged in once token and user are stored', async () => {
    const { storage, tab, root } = device()
    const { session, signIn, syncSession } = await reloaded()
    syncSession(storage, tab)
    expect(session).toEqual({ auth: { token: null, user: null }, compare: {} })
    signIn({ token: 'abc', user })
    expect(session.auth).toEqual({ token: 'abc', user })
    expect(root().auth.token).toBe('abc')
    expect(root().auth.user.data).toEqual({ name: 'Reem', email: 'reem@example.com', image: null })
    expect(root().auth.user.closeable).toBe(0)
  })

  it('E-007, E-008: auth and compare data outlive a reload, under persist:root', async () => {
    const { storage, tab } = device()
    const before = await reloaded()
    before.syncSession(storage, tab)
    before.signIn({ token: 'abc', user })
    before.session.compare = { total: 12_000 }
    const after = await reloaded()
    expect(after.session).toEqual({ auth: { token: 'abc', user }, compare: { total: 12_000 } })
  })

  it('T-004, T-005, N-021: a logout clears token and user, and all other state', async () => {
    const { storage, tab, root } = device()
    const { session, signIn, signOut, syncSession } = await reloaded()
    syncSession(storage, tab)
    signIn({ token: 'abc', user })
    session.compare = { total: 12_000 }
    signOut()
    expect(session).toEqual({ auth: { token: null, user: null }, compare: {} })
    expect(root()).toEqual({ auth: { token: null, user: null }, compare: {} })
  })

  it('follows a logout in another tab, and ignores other keys', async () => {
    const { storage, tab, fromElsewhere } = device()
    const { session, signIn, syncSession } = await reloaded()
    syncSession(storage, tab)
    signIn({ token: 'abc', user })
    fromElsewhere('lng', 'arabic')
    expect(session.auth.token).toBe('abc')
    fromElsewhere('persist:root', JSON.stringify({ auth: { token: null, user: null }, compare: {} }))
    expect(session.auth.token).toBeNull()
  })

  it.each(['', 'no json', '{}', '{"auth":{"token":"abc"}}', '{"auth":{"token":7,"user":{"data":{}}}}'])(
    'T-002, T-003, T-004, T-005, E-001: %j on the device is nobody logged in: all state is as after a logout',
    async (stored) => {
      device({ 'persist:root': stored })
      const { session, signOut } = await reloaded()
      const found = JSON.parse(JSON.stringify(session))
      expect(found).toEqual({ auth: { token: null, user: null }, compare: {} })
      signOut()
      expect(session).toEqual(found)
    },
  )

  it('E-007: what another tab stored is taken over, and not a moment of it is written back changed', async () => {
    const { storage, tab, fromElsewhere } = device()
    const { session, syncSession } = await reloaded()
    syncSession(storage, tab)
    const written = vi.spyOn(storage, 'setItem')
    const auth = { token: 'abc', user }
    fromElsewhere('persist:root', JSON.stringify({ auth, compare: { company: 1 } }))
    expect(session).toEqual({ auth, compare: { company: 1 } })
    expect(written).not.toHaveBeenCalled()
  })
})
