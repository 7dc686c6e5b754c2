import type { Pay } from './pay.schema.ts'

/** The groups of nationalities pay is broken down by; the client has a word for each. */
export const nationGroups = ['saudi', 'gulf', 'arab', 'other'] as const

/** The amounts of some pay as published that its one number is computed from. */
export type PayFigures = { median: number | null; lower: number; upper: number; leans?: Pay['leans'] }

/**
 * Computes the one number that is shown of some pay, and how far from it the median may be to either side (95 %): the
 * median, else what it leans on, else the middle of its interval on the logarithmic scale. It is computed from what is
 * published alone, so it reveals nothing more; open data and calls keep the interval. `step`: what amounts are rounded
 * to.
 */
export function computeAbout({ median, lower, upper, leans }: PayFigures, step = 100) {
  const about = median ?? leans?.about ?? Math.round(Math.sqrt(lower * upper) / step) * step
  return { about, within: Math.max(upper - about, about - lower, 0) }
}
