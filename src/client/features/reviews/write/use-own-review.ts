import { getRiyadhDay } from '../../../../contract/form/days.ts'
import type { Contribution } from '../../../../contract/profile/profile.schema.ts'
import { listContributions } from '../../../../contract/profile/profile.ts'
import type { ReviewKind } from '../../../../contract/reviews/kinds.ts'
import { useQuery } from '../../../data/query.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'

/** How many contributions are searched, newest first: more than a person writes in a year. */
const most = 50

/**
 * Whether a review counts as the person's one of a company, kind and year: a moderator has not taken it off the site.
 */
const isStanding = ({ state }: Contribution) => state === 'waiting' || state === 'published'

const none: readonly Contribution[] = []

type OwnReviews = {
  /** All of the person's contributions, newest first. */
  contributions: readonly Contribution[]
  own: ReadonlyMap<ReviewKind, Contribution>
  /** False while they are loading. */
  known: boolean
  askAgain: () => void
}

/**
 * Returns what this person wrote this year about a company, by kind: there may be one of each a year (spec 6), so a
 * person who is about to write another is told before the first question. Empty for visitors, while loading and without
 * a network.
 */
export function useOwnReviews(companyId: number): OwnReviews {
  const signedIn = useSignedIn()
  const { data, state, retry } = useQuery(listContributions, signedIn ? { query: { limit: most } } : null)
  const year = getRiyadhDay(new Date()).slice(0, 4)
  const contributions = data?.contributions ?? none
  const own = contributions.filter(
    (one) => one.company.id === companyId && one.month.startsWith(year) && isStanding(one),
  )
  return {
    contributions,
    own: new Map(own.map((one) => [one.kind, one])),
    known: state !== 'loading',
    askAgain: retry,
  }
}

/** Returns the address where the person's own review is changed. */
export const buildChangePath = ({ id }: Contribution): string => `/user/myprofile/contributions?change=${id}`
