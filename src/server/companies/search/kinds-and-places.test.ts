import { expect, test } from 'vitest'
import { listReleasedRows } from '../../lookups/lookups.queries.ts'
import { toLookups } from '../../lookups/lookups.ts'
import { findKindsAndPlaces } from './kinds-and-places.ts'

const lookups = toLookups(listReleasedRows())

test.each([
  ['logistics dammam', { industryId: 1, cityId: 5 }],
  ['dammam logistics', { industryId: 1, cityId: 5 }],
  ['مستشفى جدة', { industryId: 5, cityId: 2 }],
  ['مستشفيات في جدة', { industryId: 5, cityId: 2 }],
  ['مقاولات الرياض', { industryId: 16, cityId: 1 }],
  ['بنك الخبر', { industryId: 3, cityId: 6 }],
  ['construction jeddah', { industryId: 16, cityId: 2 }],
  ['hotel مكة', { industryId: 7, cityId: 3 }],
  ['software houses riyadh', { industryId: 2, cityId: 1 }],
  ['warehouses jeddah', { industryId: 1, cityId: 2 }],
  ['فندق', { industryId: 7 }],
  ['الأحساء', { cityId: 15 }],
])('%s is a kind of company in a place', (typed, meant) => {
  expect(findKindsAndPlaces(lookups, typed)).toEqual(meant)
})

test.each(['masar logistics', 'بنك رمال', 'nawras', '', '؟', 'في'])('%j is a name, or nothing', (typed) => {
  expect(findKindsAndPlaces(lookups, typed)).toBeUndefined()
})
