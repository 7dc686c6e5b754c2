import type { Lookups } from '../lookups/lookups.ts'
import type { Database } from '../platform/db/database.ts'
import type { Context } from '../platform/db/schema/reviews.ts'
import { fixedWords, type Language } from '../platform/http/words.ts'
import { buildCursor } from '../platform/paging/cursor.ts'
import { type Listing, listPublished } from './listing.queries.ts'
import { readProvenYears } from './proven.queries.ts'
import type { StoredReview } from './reviews.queries.ts'

export type Reader = { db: Database; lookups: Lookups; language: Language }

/**
 * Returns one page of a company's published reviews of one kind as readers see them, and the cursor of the next (null
 * on the last page). `asRead` chooses what is shown of a review besides its blurred context.
 */
export async function readReviews<Read>(
  { db, lookups, language }: Reader,
  listing: Listing,
  asRead: (review: StoredReview, context: string[]) => Read,
): Promise<{ items: Read[]; next: string | null }> {
  const { limit, sort } = listing
  const found = await listPublished(db, { ...listing, limit: limit + 1 })
  const page = found.slice(0, limit)
  // Which reviews are proven is only shown where they are a crowd.
  const years = page.some(({ proven }) => proven) ? await readProvenYears(db, listing.companyId) : undefined
  const items = page.map((review) => {
    const names = listContextNames(review.context, lookups, language)
    const isShown = review.proven && years?.has(review.month.slice(0, 4))
    return asRead(review, isShown ? [...names, fixedWords[language].proven] : names)
  })
  const last = page.at(-1)
  return { items, next: last && found.length > limit ? buildCursor({ ...last, n: getSortNumber(last, sort) }) : null }
}

/** Returns the number that orders a list besides the month. */
function getSortNumber({ stars, helpful }: StoredReview, sort: Listing['sort']): number | undefined {
  if (sort === 'helpful') return helpful
  return sort === 'highest' || sort === 'lowest' ? (stars ?? undefined) : undefined
}

function listContextNames(
  { department, joblevel, city, region }: Context,
  lookups: Lookups,
  language: Language,
): string[] {
  return [
    lookups.name('departments', department, language),
    lookups.name('joblevels', joblevel, language),
    lookups.name('cities', city, language) ?? lookups.name('regions', region, language),
  ].filter((name) => name !== null)
}
