/** One benefit and whether it is offered: 1 yes, 0 no, 2 unsure (spec 9). */
export type Offer = { benefit_id: number; offered?: number }

/** An answer for every benefit there is, those given among them. */
export function parseOffers(benefits: readonly { id: number }[], given: unknown): Offer[] {
  const known = Array.isArray(given) ? (given as Offer[]) : []
  return benefits.map(({ id }) => ({
    benefit_id: id,
    offered: known.find((offer) => offer.benefit_id === id)?.offered,
  }))
}

/** What all benefits that are not offered have in common; undefined where nothing is said of them. */
export const getRestOffer = (offers: readonly Offer[]): number | undefined =>
  offers.find(({ offered }) => offered !== 1)?.offered

/** Whether the answers can be told as a few that are offered and a rest of which one thing holds. */
export const isTappable = (offers: readonly Offer[]): boolean =>
  offers.every(({ offered }) => offered === 1 || offered === getRestOffer(offers))

/** The benefit offered, or no longer: then what holds of the rest holds of it. */
export const tapOffer = (offers: readonly Offer[], benefit: number, rest: number | undefined): Offer[] =>
  offers.map((offer) => (offer.benefit_id === benefit ? { ...offer, offered: offer.offered === 1 ? rest : 1 } : offer))

/** Every benefit that is not offered answered alike. */
export const answerRest = (offers: readonly Offer[], rest: number): Offer[] =>
  offers.map((offer) => (offer.offered === 1 ? offer : { ...offer, offered: rest }))
