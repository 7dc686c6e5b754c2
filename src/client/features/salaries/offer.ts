import { computeAbout, type PayFigures } from '../../../contract/salaries/pay.ts'

/** What is said of an offer beside some pay; words of `salaries:where.verdict`. */
export type Verdict = 'low' | 'under' | 'fair' | 'middle' | 'good' | 'over' | 'high'

type Told = PayFigures & { p25: number | null; p75: number | null }

/**
 * Judges an amount by published pay: inside what the middle may be off by it is in the middle; beyond it by the middle
 * half of people, where that is published. `apart`: how far it is from the middle, rounded to hundreds as that is. It
 * is computed on this device, and nothing is sent.
 */
export function judgeOffer(amount: number, pay: Told): { verdict: Verdict; apart: number } {
  const { about } = computeAbout(pay)
  return { verdict: findVerdict(amount, about, pay), apart: Math.round((amount - about) / 100) * 100 }
}

function findVerdict(amount: number, about: number, { lower, upper, p25, p75 }: Told): Verdict {
  if (amount >= lower && amount <= upper) return 'middle'
  if (p25 === null || p75 === null) return amount < about ? 'under' : 'over'
  if (amount < about) return amount < p25 ? 'low' : 'fair'
  return amount > p75 ? 'high' : 'good'
}
