import type { BenefitOffer } from '../../../contract/companies/benefits.ts'

export const peopleOf = ({ yes, no, unsure }: BenefitOffer): number => yes + no + unsure

/** The share 0..1 of people who said that it is offered. */
export const shareOf = (offer: BenefitOffer): number => {
  const people = peopleOf(offer)
  return people > 0 ? offer.yes / people : 0
}

/** The benefits most people say are offered first; of equal ones the one more people answered, then the list's order. */
export function byShare(offers: readonly BenefitOffer[]): BenefitOffer[] {
  return [...offers].sort((a, b) => shareOf(b) - shareOf(a) || peopleOf(b) - peopleOf(a))
}
