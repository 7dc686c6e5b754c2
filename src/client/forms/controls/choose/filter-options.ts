import type { LookupItem } from '../../../../contract/lookups/lists.ts'
import { normalise } from '../../../../contract/search/normalise.ts'
import { type RankedItem, rankItems } from '../../../../contract/search/rank.ts'

/** So many fit a screen several times over; more would only be scrolled past, and slow slow phones. */
export const maxShown = 60

/** The items that what is typed may mean, the likeliest first; all of them, in their own order, while nothing is. */
export const findMatching = (items: readonly LookupItem[], typed: string): LookupItem[] =>
  typed.trim() ? rankItems(items, typed).map(({ item }) => item) : [...items]

/** Why an item fits: which of its names, and what of it. */
export const getMatchReason = (item: LookupItem, typed: string): RankedItem<LookupItem> | undefined =>
  rankItems([item], typed)[0]

/** The one item of exactly this name, as a person would say it is the same; none where two are called so. */
export function findSameName(items: readonly LookupItem[], typed: string): LookupItem | undefined {
  const text = normalise(typed)
  if (!text) return undefined
  const filterByName = (names: (item: LookupItem) => readonly string[]) =>
    items.filter((item) => names(item).some((name) => normalise(name) === text))
  const exact = filterByName(({ name }) => [name])
  const called = exact.length > 0 ? exact : filterByName(({ also }) => also ?? [])
  return called.length === 1 ? called[0] : undefined
}

/** The items of one department before those of the others, each as they stood. */
export function sortOwnFirst(items: readonly LookupItem[], department: number | undefined): LookupItem[] {
  const isOwn = (item: LookupItem) => item.department !== undefined && item.department === department
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))]
}
