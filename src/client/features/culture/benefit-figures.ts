import type { BenefitOffer } from '../../../contract/companies/benefits.schema.ts'

/**
 * Sorts the benefits by the share of people who say they are offered; equal ones by the number of answers, then in the
 * list's order.
 */
export function compareShares(offers: readonly BenefitOffer[]): BenefitOffer[] {
  return [...offers].sort((a, b) => b.yes - a.yes || b.people - a.people)
}
