import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { type ReviewFilter, type ReviewSort, reviewSorts } from '../../../contract/reviews/voices.ts'

export const starChoices = ['5', '4', '3', '2', '1'] as const
export const whoChoices = ['current', 'former'] as const

const chosen = <Value extends string>(all: readonly Value[], value: string | null) => all.find((one) => one === value)

/** Which reviews an address asks for (`?stars=2&who=former&sort=helpful`); what it gets wrong is left out. */
export function filterIn(search: string): ReviewFilter {
  const query = new URLSearchParams(search)
  const stars = chosen(starChoices, query.get('stars'))
  const who = chosen(whoChoices, query.get('who'))
  const sort = chosen(reviewSorts, query.get('sort'))
  return { ...(stars && { stars }), ...(who && { who }), ...(sort && sort !== 'newest' && { sort }) }
}

/** The address of a filter; one that leaves nothing out has no query. */
export function addressOf(path: string, filter: ReviewFilter): string {
  const { sort, ...rest } = filter
  const kept = Object.entries({ ...rest, sort: sort === 'newest' ? undefined : sort }).filter(([, value]) => value)
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept as [string, string][])}` : path
}

/**
 * The filter of the page's address, and a way to change it that adds no step to the history. Only another query draws
 * anew whoever uses it: a list that is being left is not drawn once more.
 */
export function useReviewFilter(): [ReviewFilter, (filter: ReviewFilter) => void] {
  const filter = filterIn(useSearch())
  return [filter, (next) => navigate(addressOf(location.pathname, next), { replace: true })]
}

export const sortOf = ({ sort }: ReviewFilter): ReviewSort => sort ?? 'newest'
