import type { Pay } from '../../../../contract/salaries/pay.schema.ts'

/** Where an amount stands in the distribution of some pay, as far as that is published; words of `compare:main`. */
export type Standing = 'lowest' | 'second' | 'third' | 'highest' | 'lower' | 'higher' | 'middle'

/** The share of the median within which an amount counts as about the median. */
const near = 0.02

/**
 * Computes where an amount stands; on this device, so that nobody has to know what a person earns. Null where no
 * median is published.
 */
export function computeStanding(amount: number, { median, p25, p75 }: Pay): Standing | null {
  if (median === null) return null
  if (Math.abs(amount - median) <= median * near) return 'middle'
  if (p25 === null || p75 === null) return amount < median ? 'lower' : 'higher'
  if (amount < p25) return 'lowest'
  if (amount < median) return 'second'
  return amount < p75 ? 'third' : 'highest'
}

/** Returns the least days of annual leave by the Saudi Labour Law (article 109): 21, and 30 after five years. */
export function leaveByLaw(start: string, now: Date): 21 | 30 {
  const fifth = new Date(`${start}T00:00:00Z`)
  fifth.setUTCFullYear(fifth.getUTCFullYear() + 5)
  return now >= fifth ? 30 : 21
}
