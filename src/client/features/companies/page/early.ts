import type { Company } from '../../../../contract/companies/companies.schema.ts'

/** From this many ratings on the header and the overview are those of every other company. */
const fullFrom = 10
/** From this many on an average is more than the ratings one by one. */
export const averageFrom = 5

/**
 * Returns whether a company is before its reviews: few have rated it, and nothing of its pay and culture is told. Its
 * page then shows what is there, says in one sentence what opens later, and asks for the next review in one place. A
 * closed one takes none.
 */
export const isEarly = ({
  rating,
  pay,
  recommended,
  closed,
}: Pick<Company, 'rating' | 'pay' | 'recommended' | 'closed'>): boolean =>
  closed !== 1 && rating.count < fullFrom && pay === null && recommended === null

/** Returns the words of `companies:early` for a number of ratings. */
export function getStage(count: number): 'none' | 'one' | 'few' | 'some' {
  if (count === 0) return 'none'
  if (count === 1) return 'one'
  return count < averageFrom ? 'few' : 'some'
}
