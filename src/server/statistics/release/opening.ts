import { openingBudget } from '../../../contract/statistics/budget.ts'
import { releaseRules } from '../../../contract/statistics/rules.ts'
import type { Noise } from '../noise.ts'

/**
 * Whether a release is due: a test for sparse events (the sparse vector technique). Of how many people have to join half
 * of the noise is drawn once for each release, the other half at each look, so that neither a release nor its absence
 * tells whether one more person was among them; all looks up to the release spend `epsilon` together. Fewer than
 * `newPeople` never bring one about: at that edge alone something could be told, in one case of ten thousand.
 */
export type Opening = { epsilon: number; around: number }
export const ofCompanies: Opening = { epsilon: openingBudget.company, around: releaseRules.opening }
export const ofCountry: Opening = { epsilon: openingBudget.national, around: releaseRules.national }

/** How many people have to join until the next release, drawn anew after each. */
export const drawThreshold = (noise: Noise, { epsilon, around }: Opening): number => around + noise.laplace(epsilon / 2)

/** Whether so many new people are enough now. */
export const isOpening = (noise: Noise, { epsilon }: Opening, threshold: number, newcomers: number): boolean =>
  newcomers >= releaseRules.newPeople && newcomers + noise.laplace(epsilon / 2) >= threshold
