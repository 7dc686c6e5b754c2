import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { minPeople } from '../../contract/statistics/rules.ts'
import type { Lookups } from '../lookups/lookups.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import { isShownWith } from './listing.queries.ts'

/**
 * Where a review may be placed at most: a city's id; or, where its writer wished for less, its region as a negative
 * number, 0 for a city without one. Counted and read alike, so that nobody is found by taking the others away.
 */
export function blurPlace(lookups: Lookups, city: unknown): number | undefined {
  return typeof city === 'number' ? 0 - (lookups.item('cities', city)?.regionId ?? 0) : undefined
}

export function getRegion(lookups: Lookups, place: number): number | undefined {
  if (place < 0) return -place
  return lookups.item('cities', place)?.regionId ?? undefined
}

type Dependencies = { db: Database; lookups: Lookups; language: Language }

type Work = { department: number; joblevel: number; city: number }

/**
 * Whether readers see this department, level and city beside the reviews of at least 5 people already, and the city's
 * region. It looks at what is published and at nothing else, so that asking tells no more than reading does.
 */
export async function computePlaceFit(
  { db, lookups, language }: Dependencies,
  companyId: number,
  kind: OneByOneKind,
  work: Work,
) {
  return {
    crowded: await isShownWith(db, { companyId, kind, context: work, times: minPeople }),
    region: lookups.name('regions', getRegion(lookups, work.city), language),
  }
}
