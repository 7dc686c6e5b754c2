import { beforeEach, describe, expect, it } from 'vitest'
import { deviceStorage } from '../../platform/device-storage.ts'
import { follow, following, markAllSeen, markPageSeen, readFollowing, stopFollowing } from './followed.ts'
import { followingKey, hasFollowed } from './follows.ts'

const rimal = { kind: 'company', id: 7, name_en: 'Rimal', name_ar: 'رمال', logo: null } as const
const numbers = { reviews: 3, rate: 4, pay: null }

beforeEach(() => deviceStorage.removeItem(followingKey))

describe('what a device follows', () => {
  it('begins with the numbers of the page, and is kept under one key', () => {
    follow(rimal, numbers)
    expect(readFollowing().list).toEqual([{ ...rimal, seen: numbers, now: numbers }])
    expect(following.get()).toEqual(readFollowing())
    expect(deviceStorage.keys()).toContain(followingKey)
  })

  it('leaves nothing behind once nothing is followed', () => {
    follow(rimal, numbers)
    stopFollowing({ kind: 'title', id: 7 })
    expect(hasFollowed()).toBe(true)
    stopFollowing(rimal)
    expect(hasFollowed()).toBe(false)
    expect(following.get().list).toEqual([])
  })

  it('counts as seen once its page was open, with the names of that day', () => {
    follow(rimal, numbers)
    const later = { ...numbers, reviews: 5 }
    markPageSeen({ ...rimal, name_en: 'Rimal Trading' }, later)
    expect(readFollowing().list).toEqual([{ ...rimal, name_en: 'Rimal Trading', seen: later, now: later }])
    markPageSeen({ ...rimal, id: 8 }, later)
    expect(readFollowing().list).toHaveLength(1)
  })

  it('counts as seen all at once', () => {
    const now = { ...numbers, reviews: 9 }
    const kept = { version: 1, list: [{ ...rimal, seen: numbers, now }], askedAt: 5, slots: [3], push: null }
    deviceStorage.setItem(followingKey, JSON.stringify(kept))
    markAllSeen()
    expect(readFollowing()).toEqual({ list: [{ ...rimal, seen: now, now }], askedAt: 5, slots: [3], push: null })
  })

  it.each([
    ['no JSON', '{'],
    ['another format', '{"version":2,"list":[]}'],
    ['null', 'null'],
  ])('is nothing where %s is stored', (_, text) => {
    deviceStorage.setItem(followingKey, text)
    expect(readFollowing().list).toEqual([])
  })

  it('leaves out what cannot be read', () => {
    const list = [{ kind: 'company', id: 'x' }, null, { ...rimal, seen: 'x', now: { reviews: null } }]
    deviceStorage.setItem(followingKey, JSON.stringify({ version: 1, list }))
    expect(readFollowing()).toEqual({
      list: [{ ...rimal, seen: null, now: { reviews: 0, rate: null, pay: null } }],
      ...{ askedAt: null, slots: [], push: null },
    })
  })
})
