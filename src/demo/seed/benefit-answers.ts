import { lookups } from '../../server/lookups/lists.ts'
import { pickBetween, type Random } from './random.ts'
import comments from './texts/comments.json'
import type { Language } from './themes.ts'

/** How common each benefit is at an average company, by benefit id; the others are offered by one company in five. */
const common: Record<number, number> = {
  1: 0.97,
  2: 0.78,
  3: 0.92,
  4: 0.9,
  5: 0.42,
  6: 0.3,
  7: 0.5,
  8: 0.58,
  9: 0.55,
  15: 0.4,
  16: 0.36,
  20: 0.24,
  21: 0.3,
  23: 0.33,
}

/**
 * Chooses at random which benefits a company really offers: the share of its people who will say yes, by benefit id.
 */
export function inventOffers(random: Random, quality: number): Map<number, number> {
  const lift = (quality - 3.6) * 0.22
  return new Map(
    lookups.benefits.map(({ id }) => {
      const offered = random.chance(pickBetween(0.03, 0.985, (common[id] ?? 0.2) + lift))
      return [id, offered ? 0.9 : 0.06]
    }),
  )
}

/** Invents the last part of a benefits review (spec 3): an answer for every benefit, a feeling and a comment. */
export function inventBenefitAnswers(
  random: Random,
  offers: Map<number, number>,
  happiness: number,
  language: Language,
) {
  const rate = happiness > 3.6 ? 'positive' : happiness > 2.5 ? 'no_opinion' : 'negative'
  const pool = { positive: comments.benefit_good, no_opinion: comments.benefit_mixed, negative: comments.benefit_bad }
  const said = random.shuffled(pool[rate]).slice(0, random.whole(1, 2))
  return {
    rate,
    benefits: [...offers].map(([benefit_id, share]) => ({
      benefit_id,
      offered: random.chance(0.08) ? 2 : random.chance(share) ? 1 : 0,
    })),
    comment: said.map((one) => one[language]).join(' '),
  }
}
