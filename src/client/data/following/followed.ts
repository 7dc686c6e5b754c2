import { deviceStorage } from '../../platform/device-storage.ts'
import { createSignal } from '../../platform/signal.ts'
import { followingKey, hasFollowed } from './follows.ts'
import type { Followed, Numbers } from './news.ts'

/**
 * What this device keeps of following. `askedAt`: when the site was last asked, in ms; `slots`: the places whose buckets
 * it asks for where there are many (`buckets.ts`); `push`: the address of this device at its push service, once the
 * weekly push is on.
 */
export type Following = {
  list: readonly Followed[]
  askedAt: number | null
  slots: readonly number[]
  push: string | null
}

/** The format of what is kept. A later one reads this one. */
const version = 1
/** How much a device follows at most. */
export const maxFollowed = 100

export const nothingFollowed: Following = { list: [], askedAt: null, slots: [], push: null }

/** Reads what this device keeps; what cannot be read counts as nothing. */
export function readFollowing(): Following {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(followingKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'version') !== version) return nothingFollowed
    const [list, askedAt, slots, push] = ['list', 'askedAt', 'slots', 'push'].map((key) => Reflect.get(kept, key))
    return {
      list: Array.isArray(list) ? list.flatMap(readFollowed).slice(0, maxFollowed) : [],
      askedAt: typeof askedAt === 'number' ? askedAt : null,
      slots: Array.isArray(slots) ? slots.filter((slot) => Number.isInteger(slot)) : [],
      push: typeof push === 'string' ? push : null,
    }
  } catch {
    return nothingFollowed
  }
}

function readFollowed(one: unknown): Followed[] {
  if (typeof one !== 'object' || one === null) return []
  const read = (key: string): unknown => Reflect.get(one, key)
  const [kind, id, name_en, name_ar, logo] = ['kind', 'id', 'name_en', 'name_ar', 'logo'].map(read)
  if ((kind !== 'company' && kind !== 'title') || typeof id !== 'number') return []
  if (typeof name_en !== 'string' || typeof name_ar !== 'string') return []
  return [
    {
      ...{ kind, id, name_en, name_ar, logo: typeof logo === 'string' ? logo : null },
      ...{ seen: readNumbers(read('seen')), now: readNumbers(read('now')) },
    },
  ]
}

function readNumbers(given: unknown): Numbers | null {
  if (typeof given !== 'object' || given === null) return null
  const read = (key: string): number | null => {
    const value: unknown = Reflect.get(given, key)
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }
  return { reviews: read('reviews') ?? 0, rate: read('rate'), pay: read('pay') }
}

/** What is followed, for components; it changes with every tab. */
export const following = createSignal<Following>(readFollowing())

/** Takes over what another tab has changed, or a sign-out has deleted. */
export const takeOverFollowing = (): void => following.set(readFollowing())

/** Changes what this device keeps. With nothing followed it keeps nothing. Returns whether it outlives the page. */
export function changeFollowing(to: (kept: Following) => Following): boolean {
  const changed = to(readFollowing())
  let stored = true
  if (changed.list.length === 0) deviceStorage.removeItem(followingKey)
  else stored = deviceStorage.setItem(followingKey, JSON.stringify({ version, ...changed }))
  following.set(readFollowing())
  return stored
}

type Named = Pick<Followed, 'kind' | 'id'>
export const isSame = (one: Named, other: Named): boolean => one.kind === other.kind && one.id === other.id

/** Follows something from now on: its numbers on the page count as seen. */
export function follow(what: Omit<Followed, 'seen' | 'now'>, numbers: Numbers): boolean {
  return changeFollowing((kept) => ({
    ...kept,
    list: [{ ...what, seen: numbers, now: numbers }, ...kept.list.filter((one) => !isSame(one, what))],
  }))
}

/** Follows it no more. */
export const stopFollowing = (what: Named): boolean =>
  changeFollowing((kept) => ({ ...kept, list: kept.list.filter((one) => !isSame(one, what)) }))

/** Marks everything as seen. */
export const markAllSeen = (): boolean =>
  changeFollowing((kept) => ({ ...kept, list: kept.list.map((one) => ({ ...one, seen: one.now ?? one.seen })) }))

/** Marks what a page shows as seen, with its names and picture of today; does nothing where it is not followed. */
export function markPageSeen(what: Omit<Followed, 'seen' | 'now'>, numbers: Numbers): void {
  if (!hasFollowed() || !readFollowing().list.some((one) => isSame(one, what))) return
  changeFollowing((kept) => ({
    ...kept,
    list: kept.list.map((one) => (isSame(one, what) ? { ...what, seen: numbers, now: numbers } : one)),
  }))
}
