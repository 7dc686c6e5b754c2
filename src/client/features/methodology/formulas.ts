import { fewestPeople, intervalRule, payRules } from '../../../contract/statistics/rules.ts'

const { deviations, caution, mostWorth } = intervalRule

/** How the server computes an interval (`statistics/rating.ts`), in the signs of mathematics, which need no language. */
export const intervalFormulas = [
  'p = (x̄ − 1) / (5 − 1)',
  `q = (n·p + ${caution}) / (n + ${2 * caution}),   w = q·(1 − q)`,
  `v = (Σ(pᵢ − p)² + ${caution}·w) / (n + ${caution - 1})`,
  `m = n · min(${mostWorth}, max(1, w / v))`,
  `p₁,₂ = (p + z²/2m ± z·√(p·(1 − p)/m + z²/4m²)) / (1 + z²/m),   z = ${deviations}`,
  'x₁,₂ = 1 + (5 − 1)·p₁,₂',
] as const

export const cultureFormulas = ['c = (s₁ + s₂ + … + sₖ) / k'] as const

const step = 1 / payRules.wider
const base = `(${step + 1}/${step})`
/** How the server counts pay (`statistics/pay.ts`) and what it tells of it (`statistics/reading/pay/figures.ts`). */
export const payFormulas = [
  `b = ⌊ln s / ln ${base}⌋,   x = ${base}^(b + ½)`,
  'M = x̄(⌈n/2⌉ − 2 … ⌊n/2⌋ + 3)',
  'Q₁ = x̄(⌈n/4⌉ − 2 … ⌈n/4⌉ + 2),   Q₃ = x̄(n − ⌈n/4⌉ − 1 … n − ⌈n/4⌉ + 3)',
  `M₁,₂ = M · (Q₃ / Q₁)^(±${payRules.medianReach} / √(${fewestPeople}·⌊n/${fewestPeople}⌋))`,
] as const
