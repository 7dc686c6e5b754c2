import { openingBudget } from '../../../contract/statistics/budget.ts'
import { releaseRules } from '../../../contract/statistics/rules.ts'
import type { Noise } from '../noise.ts'

/**
 * The parameters of the decision whether a release is due: a test for sparse events (the sparse vector technique). The
 * threshold of people who have to join gets half of the noise once for each release, and the other half at each look,
 * so that neither a release nor its absence reveals whether one more person was among them; all looks up to the release
 * spend `epsilon` together. Only noisy numbers decide, of however many people: a limit that the exact number has to
 * reach would reveal in rare cases that the last one came.
 */
export type Opening = { epsilon: number; around: number }
export const ofCompanies: Opening = { epsilon: openingBudget.company, around: releaseRules.opening }
export const ofCountry: Opening = { epsilon: openingBudget.national, around: releaseRules.national }

/** Chooses at random how many people have to join before the next release; chosen again after each. */
export const drawThreshold = (noise: Noise, { epsilon, around }: Opening): number => around + noise.laplace(epsilon / 2)

/** Returns whether this many new people are enough for a release. */
export const isOpening = (noise: Noise, { epsilon }: Opening, threshold: number, newcomers: number): boolean =>
  newcomers + noise.laplace(epsilon / 2) >= threshold
