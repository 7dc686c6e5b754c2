import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type Aspect, aspects } from '../../../../contract/reviews/aspects.ts'
import { type ReviewSort, reviewSorts, starLevels } from '../../../../contract/reviews/voices.ts'

export const whoChoices = ['current', 'former'] as const
export const languageChoices = ['ar', 'en'] as const
export const answerChoices = ['yes', 'no'] as const
export type Star = (typeof starLevels)[number]
/** The two words of a review: the one that praises and the one that criticises. */
export type WordSide = 'good' | 'bad'

/** The filter and order of the reviews shown; absent properties filter nothing out. */
export type ShownReviews = {
  q?: string | undefined
  /** Several star ratings, in order. */
  stars?: readonly Star[] | undefined
  who?: (typeof whoChoices)[number] | undefined
  language?: (typeof languageChoices)[number] | undefined
  answered?: (typeof answerChoices)[number] | undefined
  department?: number | undefined
  good?: string | undefined
  bad?: string | undefined
  aspect?: Aspect | undefined
  sort?: ReviewSort | undefined
}

const pickChoice = <Value extends string>(all: readonly Value[], value: string | null) =>
  all.find((one) => one === value)
const trimWords = (value: string | null, most: number) => value?.trim().slice(0, most) || undefined

/** Parses the filter from an address (`?stars=1,2&who=former&sort=helpful`); invalid values are left out. */
export function parseReviewFilter(search: string): ShownReviews {
  const query = new URLSearchParams(search)
  const asked = query.get('stars')?.split(',') ?? []
  const stars = starLevels.filter((level) => asked.includes(String(level)))
  const department = Number(query.get('department'))
  const sort = pickChoice(reviewSorts, query.get('sort'))
  const q = trimWords(query.get('q'), 200)
  const who = pickChoice(whoChoices, query.get('who'))
  const language = pickChoice(languageChoices, query.get('language'))
  const answered = pickChoice(answerChoices, query.get('answered'))
  const good = trimWords(query.get('good'), 100)
  const bad = trimWords(query.get('bad'), 100)
  const aspect = pickChoice(aspects, query.get('aspect'))
  return {
    ...(q && { q }),
    ...(stars.length > 0 && { stars }),
    ...(who && { who }),
    ...(language && { language }),
    ...(answered && { answered }),
    ...(Number.isInteger(department) && department > 0 && department < 2 ** 31 && { department }),
    ...(good && { good }),
    ...(bad && { bad }),
    ...(aspect && { aspect }),
    ...(sort && sort !== 'newest' && { sort }),
  }
}

/** Returns a filter as the query of a call, and of an address. */
export function toReviewQuery({ stars, sort, ...rest }: ShownReviews): Record<string, string | number | undefined> {
  return { ...rest, stars: stars?.join(',') || undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Returns the address of a filter; one that filters nothing out has no query. */
export function buildFilterAddress(path: string, filter: ShownReviews): string {
  const kept = Object.entries(toReviewQuery(filter)).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}

/** Returns the filter without the order. */
export function getNarrowing({ sort: _, ...rest }: ShownReviews): Omit<ShownReviews, 'sort'> {
  return rest
}

/**
 * Returns the filter of the page's address, and a function that changes it without adding a history entry. Only a
 * change of the query re-renders the component: a list that is being left is not rendered once more.
 */
export function useReviewFilter(): [ShownReviews, (filter: ShownReviews) => void] {
  const filter = parseReviewFilter(useSearch())
  return [filter, (next) => navigate(buildFilterAddress(location.pathname, next), { replace: true })]
}

export const getSort = ({ sort }: ShownReviews): ReviewSort => sort ?? 'newest'
