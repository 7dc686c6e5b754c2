import { enums, type Infer, integer, optional, type } from 'superstruct'
import { nationGroups } from '../../../contract/salaries/pay.ts'
import type { Vault } from '../../accounts/vault.ts'
import { lookups } from '../../lookups/lists.ts'

export type NationGroup = (typeof nationGroups)[number]

/**
 * The groups the author of a review is counted in: items of `ageGroups` and `workexperience`. Taken from what they say
 * of themselves (their vault) when they submit, stored with the review only sealed under the author key, and published
 * only through the guard (decision 10).
 */
export const Writer = type({
  gender: optional(enums(['male', 'female'])),
  age: optional(integer()),
  experience: optional(integer()),
  nation: optional(enums(nationGroups)),
})
export type Writer = Infer<typeof Writer>

const gulf = ['AE', 'BH', 'KW', 'OM', 'QA']
const arab = ['DZ', 'DJ', 'EG', 'IQ', 'JO', 'KM', 'LB', 'LY', 'MA', 'MR', 'PS', 'SD', 'SO', 'SY', 'TN', 'YE']
const codes = new Map(lookups.nationalities.map(({ id, code }) => [id, code]))

/** Returns the group of a nationality (an item of `nationalities`). */
export function toNationGroup(nationality: number): NationGroup | undefined {
  const code = codes.get(nationality)
  if (code === undefined) return undefined
  if (code === 'SA') return 'saudi'
  return gulf.includes(code) ? 'gulf' : arab.includes(code) ? 'arab' : 'other'
}

/** Builds what is counted of an author from what they say of themselves; null when they said nothing. */
export function toWriter({ info }: Pick<Vault, 'info'>): Writer | null {
  if (!info) return null
  const { gender, age_group: age, workexperience: experience, nationality } = info
  return {
    gender: gender === 'male' || gender === 'female' ? gender : undefined,
    age,
    experience,
    nation: nationality === undefined ? undefined : toNationGroup(nationality),
  }
}
