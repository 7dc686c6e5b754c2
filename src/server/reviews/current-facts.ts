import type { RawAnswers } from '../../contract/form/form.ts'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import type { Lookups } from '../lookups/lookups.ts'
import type { Context } from '../platform/db/schema/reviews.ts'
import { type Facts, getFacts, type RegionOf } from './context.ts'

/** Returns a function that finds the region of a place. */
export const findRegionIn =
  (lookups: Lookups): RegionOf =>
  (place) =>
    getRegion(lookups, place)

/** Returns the same context, with what its department and city have become. */
export function replaceJoinedInContext(lookups: Lookups, context: Context): Context {
  const { department, city } = context
  const now = {
    ...(department && { department: lookups.item('departments', department)?.id ?? department }),
    ...(city && { city: lookups.item('cities', city)?.id ?? city }),
  }
  return now.department === department && now.city === city ? context : { ...context, ...now }
}

/** Reads from a review's answers what they say of its author, with what the department and the place have become. */
export function readFacts(lookups: Lookups, kind: OneByOneKind, answers: RawAnswers): Facts {
  const facts = getFacts(kind, answers)
  const { department, place } = facts
  return {
    ...facts,
    department: lookups.item('departments', department)?.id ?? department,
    place: place > 0 ? (lookups.item('cities', place)?.id ?? place) : place,
  }
}

export function getRegion(lookups: Lookups, place: number): number | undefined {
  if (place < 0) return -place
  return lookups.item('cities', place)?.regionId ?? undefined
}
