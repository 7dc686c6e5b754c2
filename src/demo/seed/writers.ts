import { nationGroups } from '../../contract/salaries/pay.ts'
import type { Writer } from '../../server/statistics/people/writer.ts'
import { pickBetween, type Random } from './random.ts'
import type { Worker } from './workforce.ts'

/** Where a group begins, in years; the last one is open. Ids count from 1, as in the lookup lists. */
const experienceFrom = [0, 1, 4, 10, 15, 20]
const ageFrom = [18, 25, 30, 35, 40, 50, 60]
const groupOf = (starts: readonly number[], years: number) => starts.filter((start) => years >= start).length

/** Shares of the groups of nationalities; the second list is for manual work. */
const nations = { office: [66, 3, 17, 14], hands: [28, 1, 25, 46] }

/** Chooses at random what a worker says of themselves, as groups; one in eight says nothing. */
export function toWriter(random: Random, { gender, experience_years, education }: Worker): Writer {
  const silent = random.chance(0.12)
  const age = pickBetween(18, 66, Math.round(22.5 + experience_years + Math.abs(random.normal(0, 2.4))))
  const shares = nations[education >= 7 ? 'hands' : 'office']
  const nation = random.weighted([0, 1, 2, 3], (at) => shares[at]!)
  if (silent) return {}
  return {
    gender,
    age: groupOf(ageFrom, age),
    experience: groupOf(experienceFrom, experience_years),
    nation: nationGroups[nation]!,
  }
}
