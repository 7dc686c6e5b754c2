import type { LookupItem } from '../../../../contract/lookups/lists.schema.ts'
import { normalise } from '../../../../contract/search/normalise.ts'
import type { RankedItem } from '../../../../contract/search/rank.ts'

/**
 * The greatest number of options shown: they fill a screen several times over; more would only be scrolled past, and
 * slow down phones.
 */
export const maxShown = 60

/** An item that is offered, and why: which of its names matches what is typed, and which part of it. */
export type Offered = { item: LookupItem; reason?: RankedItem<LookupItem> }

/** Returns the items that match what is typed, in the order in which they are offered; all of them while nothing is. */
export type FindMatching = (items: readonly LookupItem[], typed: string) => Offered[]

export const offerAll = (items: readonly LookupItem[]): Offered[] => items.map((item) => ({ item }))

/** Finds the items one of whose names contains what is typed, in their own order. */
export const findContaining: FindMatching = (items, typed) => {
  const text = normalise(typed)
  return offerAll(items.filter(({ name, also = [] }) => [name, ...also].some((one) => normalise(one).includes(text))))
}

/** Returns the one item with exactly this name, after normalisation; none where two have the same name. */
export function findSameName(items: readonly LookupItem[], typed: string): LookupItem | undefined {
  const text = normalise(typed)
  if (!text) return undefined
  const filterByName = (names: (item: LookupItem) => readonly string[]) =>
    items.filter((item) => names(item).some((name) => normalise(name) === text))
  const exact = filterByName(({ name }) => [name])
  const called = exact.length > 0 ? exact : filterByName(({ also }) => also ?? [])
  return called.length === 1 ? called[0] : undefined
}

/** Sorts the items of one department before those of the others, each in their former order. */
export function sortOwnFirst(items: readonly LookupItem[], department: number | undefined): LookupItem[] {
  const isOwn = (item: LookupItem) => item.department !== undefined && item.department === department
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))]
}
