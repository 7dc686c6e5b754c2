import { intervalRule, payRules } from '../../../contract/statistics/rules.ts'

const { deviations, caution, mostWorth } = intervalRule

/**
 * How the server computes an interval (`contract/statistics/interval.ts`), in mathematical notation, which needs no
 * language.
 */
export const intervalFormulas = [
  'p = (x̄ − 1) / (5 − 1)',
  `q = (n·p + ${caution}) / (n + ${2 * caution}),   w = q·(1 − q)`,
  `v = (Σ(pᵢ − p)² + ${caution}·w) / (n + ${caution - 1})`,
  `m = n · min(${mostWorth}, max(1, w / v))`,
  `p₁,₂ = (p + z²/2m ± z·√(p·(1 − p)/m + z²/4m²)) / (1 + z²/m),   z = ${deviations}`,
  'x₁,₂ = 1 + (5 − 1)·p₁,₂',
] as const

export const cultureFormulas = ['c = (s₁ + s₂ + … + sₖ) / k'] as const

/**
 * How the server counts pay (`statistics/pay.ts`) and what it reads from the counts
 * (`statistics/reading/pay/figures.ts`).
 */
export const payFormulas = [
  `b = ⌊ln(s / ${payRules.lowest}) / ln ${1 + payRules.wider}⌋`,
  'F(M) = ½,   F(Q₁) = ¼,   F(Q₃) = ¾',
  `F(M₁,₂) = ½ ± z·√(1/4n + σ²),   z = ${deviations}`,
] as const

/** The noise in every count, and how much better than by chance anybody can guess who knows everything else. */
export const noiseFormulas = [
  'P(k) = (1 − a)/(1 + a) · a^|k|,   a = e^(−ε/2)',
  'P(k₁, …, kₙ) ∝ e^(−ε·max|kᵢ|/2)',
  '(e^ε − 1) / (e^ε + 1)',
] as const
