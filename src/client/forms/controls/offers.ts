/** One benefit and whether it is offered: 1 yes, 0 no, 2 unsure (spec 9). */
export type Offer = { benefit_id: number; offered?: number | undefined }

/** Returns an answer for every benefit, with those given. */
export function parseOffers(benefits: readonly { id: number }[], given: unknown): Offer[] {
  const known = Array.isArray(given) ? (given as Offer[]) : []
  return benefits.map(({ id }) => ({
    benefit_id: id,
    offered: known.find((offer) => offer.benefit_id === id)?.offered,
  }))
}

/** Returns the answer shared by all benefits that are not offered; undefined where there is none. */
export const getRestOffer = (offers: readonly Offer[]): number | undefined =>
  offers.find(({ offered }) => offered !== 1)?.offered

/** Whether the answers consist of some that are offered and one answer for all the rest. */
export const isTappable = (offers: readonly Offer[]): boolean =>
  offers.every(({ offered }) => offered === 1 || offered === getRestOffer(offers))

/** Toggles whether a benefit is offered; where it is not, the answer for the rest applies to it. */
export const toggleOffer = (offers: readonly Offer[], benefit: number, rest: number | undefined): Offer[] =>
  offers.map((offer) => (offer.benefit_id === benefit ? { ...offer, offered: offer.offered === 1 ? rest : 1 } : offer))

/** Gives every benefit that is not offered the same answer. */
export const answerRest = (offers: readonly Offer[], rest: number): Offer[] =>
  offers.map((offer) => (offer.offered === 1 ? offer : { ...offer, offered: rest }))
