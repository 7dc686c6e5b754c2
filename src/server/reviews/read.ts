import type { PublishedReview } from '../../contract/companies/companies.ts'
import type { Database } from '../db/database.ts'
import type { Language } from '../http/words.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { countersOf } from '../statistics/companies/store.ts'
import { contextMeasure } from '../statistics/tally.ts'
import { type Context, contextOf, type Sharing } from './context.ts'
import { cursorOf, type Position } from './cursor.ts'
import { regionOfPlace } from './place.ts'
import { publishedReviews, type StoredReview } from './store.ts'

export const pageSize = { usual: 10, most: 50 } as const

type Reader = { db: Database; lookups: Lookups; language: Language }
type Page = { companyId: number; after: Position | null; limit: number }

/** One page of a company's published reviews as their readers see them, and the cursor of the next (null: the last). */
export async function readReviews({ db, lookups, language }: Reader, { companyId, after, limit }: Page) {
  const found = await publishedReviews(db, companyId, after, limit + 1)
  const page = found.slice(0, limit)
  const sharing = await sharingOf(db, companyId, page)
  const reviews = page.map((review): PublishedReview => {
    const { department, joblevel, shown_place: place, cities } = review.answers as Record<string, number>
    const context = contextOf(
      { department: department!, joblevel: joblevel!, city: place ?? cities! },
      sharing.get(measureOf(review)) ?? new Map(),
      (city) => regionOfPlace(lookups, city),
    )
    return asRead(review, namesOf(context, lookups, language))
  })
  const last = page.at(-1)
  return { reviews, next: last && found.length > limit ? cursorOf(last) : null }
}

const measureOf = ({ answers }: StoredReview) => `company.${contextMeasure(answers.department)}`

/** For every department on the page, how many reviews share each level and city. */
async function sharingOf(db: Database, companyId: number, page: StoredReview[]): Promise<Map<string, Sharing>> {
  return page.length === 0 ? new Map() : countersOf(db, companyId, [...new Set(page.map(measureOf))])
}

function namesOf({ department, joblevel, city, region }: Context, lookups: Lookups, language: Language): string[] {
  return [
    lookups.name('departments', department, language),
    lookups.name('joblevels', joblevel, language),
    lookups.name('cities', city, language) ?? lookups.name('regions', region, language),
  ].filter((name) => name !== null)
}

function asRead({ id, month, answers, response }: StoredReview, context: string[]): PublishedReview {
  const { rate, pros, cons, good_word, bad_word, is_former, last_year } = answers as PublishedReview
  return {
    id,
    month,
    rate,
    pros,
    cons,
    good_word,
    bad_word,
    is_former,
    last_year: last_year ?? null,
    context,
    response,
  }
}
