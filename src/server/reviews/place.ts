import type { ContextKind } from '../../contract/reviews/context.ts'
import type { Database } from '../db/database.ts'
import type { Language } from '../http/words.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { countersOf } from '../statistics/companies/store.ts'
import { contextMeasure } from '../statistics/tally.ts'
import { contextOf, type Work } from './context.ts'

/**
 * Where a review may be placed at most: a city's id; or, where its writer wished for less, its region as a negative
 * number, 0 for a city without one. Counted and read alike, so that nobody is found by taking the others away.
 */
export function blurredPlace(lookups: Lookups, city: unknown): number | undefined {
  return typeof city === 'number' ? 0 - (lookups.item('cities', city)?.regionId ?? 0) : undefined
}

export function regionOfPlace(lookups: Lookups, place: number): number | undefined {
  if (place < 0) return -place
  return lookups.item('cities', place)?.regionId ?? undefined
}

type With = { db: Database; lookups: Lookups; language: Language }

/** Whether readers would see the city of one more review of this kind, department, level and city; and its region. */
export async function placeFit({ db, lookups, language }: With, companyId: number, kind: ContextKind, work: Work) {
  const measure = `${kind}.${contextMeasure(work.department)}`
  const sharing = new Map((await countersOf(db, companyId, [measure])).get(measure))
  const context = contextOf(work, sharing, (place) => regionOfPlace(lookups, place))
  return {
    crowded: context.city !== undefined,
    region: lookups.name('regions', regionOfPlace(lookups, work.city), language),
  }
}
