import data from './texts/industries.json'
import type { BothLanguages, Workplace } from './themes.ts'

/** What is typical of an industry: how its companies call themselves, what they do, and their main departments. */
export type Industry = {
  id: number
  group: Workplace
  /** Ids of the main departments; one named twice has twice the people. */
  departments: number[]
  /** Names of files below `public/demo`. */
  logos: string[]
  covers: string[]
  suffixes: BothLanguages[]
  /** First sentences of a portrait, with `{name}`. */
  about: BothLanguages[]
  activity: BothLanguages
}

export const industries = data as Industry[]

/** Finds an industry. Throws on an unknown id. */
export function getIndustry(id: number): Industry {
  const found = industries.find((industry) => industry.id === id)
  if (!found) throw new Error(`no industry ${id}`)
  return found
}
