import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { minPeople } from '../../contract/statistics/rules.ts'
import type { Lookups } from '../lookups/lookups.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import { getRegion } from './current-facts.ts'
import { isShownWith } from './listing.queries.ts'

/**
 * Returns the finest place a review may be shown with: a city's id; or, if its author chose to show less, the city's
 * region as a negative number, 0 for a city without one. The counts and the reviews use the same place, so that
 * subtraction identifies nobody.
 */
export function blurPlace(lookups: Lookups, city: unknown): number | undefined {
  return typeof city === 'number' ? 0 - (lookups.item('cities', city)?.regionId ?? 0) : undefined
}

type Dependencies = { db: Database; lookups: Lookups; language: Language }

type Work = { department: number; joblevel: number; city: number }

/**
 * Returns whether readers see this department, level and city beside the reviews of at least 5 people already, and
 * likewise the city's region. It reads only what is published, so that asking reveals no more than reading does.
 */
export async function computePlaceFit(
  { db, lookups, language }: Dependencies,
  companyId: number,
  kind: OneByOneKind,
  work: Work,
) {
  return {
    crowded: await isShownWith(db, { companyId, kind, context: work, lookups, times: minPeople }),
    region: lookups.name('regions', getRegion(lookups, work.city), language),
  }
}
