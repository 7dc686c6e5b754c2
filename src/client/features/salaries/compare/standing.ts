import type { Pay } from '../../../../contract/salaries/pay.ts'

/** Where an amount stands among those of some pay, as far as that is told; words of `compare:main`. */
export type Standing = 'lowest' | 'second' | 'third' | 'highest' | 'lower' | 'higher' | 'middle'

/** Amounts this close to the median (a share of it) are about the median. */
const near = 0.02

/** Found on this device, so that what somebody earns need not be told to anyone; null where no median is told. */
export function computeStanding(amount: number, { median, low, high }: Pay): Standing | null {
  if (median === null) return null
  if (Math.abs(amount - median) <= median * near) return 'middle'
  if (low === null || high === null) return amount < median ? 'lower' : 'higher'
  if (amount < low) return 'lowest'
  if (amount < median) return 'second'
  return amount < high ? 'third' : 'highest'
}

/** Days of annual leave the Saudi Labour Law gives at least (article 109): 21, and 30 after five years. */
export function leaveByLaw(start: string, now: Date): 21 | 30 {
  const fifth = new Date(`${start}T00:00:00Z`)
  fifth.setUTCFullYear(fifth.getUTCFullYear() + 5)
  return now >= fifth ? 30 : 21
}
