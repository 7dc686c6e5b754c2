import { getRiyadhDay } from '../../../../contract/form/days.ts'
import { type Contribution, listContributions } from '../../../../contract/profile/profile.ts'
import type { ReviewKind } from '../../../../contract/reviews/kinds.ts'
import { useQuery } from '../../../data/query.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'

/** So many are looked through, newest first: more than a person writes in a year. */
const most = 50

/** What a person's one review of a company, kind and year is kept from: a moderator has not taken it off the site. */
const isStanding = ({ state }: Contribution) => state === 'waiting' || state === 'published'

const none: readonly Contribution[] = []

type OwnReviews = {
  /** All that they wrote, newest first. */
  contributions: readonly Contribution[]
  own: ReadonlyMap<ReviewKind, Contribution>
  /** False while it is being asked. */
  known: boolean
  askAgain: () => void
}

/**
 * What this person wrote this year about a company, by kind: of each there may be one a year (spec 6), so whoever is about
 * to write another learns it before the first question. Nothing for visitors, while it loads and without a network.
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

/** Where a review of one's own is changed. */
export const buildChangePath = ({ id }: Contribution): string => `/user/myprofile/contributions?change=${id}`
