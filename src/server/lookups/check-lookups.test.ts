import { expect, test } from 'vitest'
import { lookup } from '../../contract/form/fields.ts'
import { defineForm } from '../../contract/form/form.ts'
import { findLookupProblems } from './check-lookups.ts'
import { toLookups } from './lookups.ts'

const item = { also: [], nameEn: 'x', nameAr: 'x', regionId: null }
const lookups = toLookups([
  { ...item, list: 'countries', id: 133, parentId: null },
  { ...item, list: 'cities', id: 1, parentId: 133 },
  { ...item, list: 'cities', id: 2, parentId: 7 },
])
const known = { lookups, hasCompany: async () => true }
/** The country is the only one offered, and does not travel. */
const form = defineForm('interview', [
  lookup('country_id', 'countries', { only: [133], sent: false }),
  lookup('city_id', 'cities', { of: 'country_id' }),
])

test.each([
  ['of that country', 1, []],
  ['of another one', 2, ['city_id']],
  ['nobody knows', 9, ['city_id']],
])('E-075: where all are asked about one country, a city %s', async (_, city_id, wrong) => {
  expect((await findLookupProblems(form, { city_id }, known)).map(({ path }) => path)).toEqual(wrong)
})
