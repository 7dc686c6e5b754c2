import type { Analytics } from '../../../contract/employers/analytics.schema.ts'
import { listLastMonths } from './month-figures.ts'

/** The least change of an average rating that is called one, in stars. */
const minChange = 0.2
/** How many months are held against as many before them. */
const span = 3

type Part = { reviews: number; average: number | null }
/** What the months say: how many reviews came and how they rate, beside the months before. */
export type Change = { now: Part; before: Part; count: 'more' | 'fewer' | 'same'; rating?: 'up' | 'down' | 'same' }

function sumUp(months: ReturnType<typeof listLastMonths>): Part {
  const reviews = months.reduce((sum, { ratings }) => sum + ratings, 0)
  const stars = months.reduce((sum, { ratings, average }) => sum + ratings * (average ?? 0), 0)
  return { reviews, average: reviews === 0 ? null : stars / reviews }
}

/** Describes the change from three months to the next three; undefined where one of them has no review. */
export function describeChange(months: Analytics['months']): Change | undefined {
  const shown = listLastMonths(months)
  const now = sumUp(shown.slice(-span))
  const before = sumUp(shown.slice(-2 * span, -span))
  if (now.average === null || before.average === null) return undefined
  const by = now.average - before.average
  return {
    now,
    before,
    count: now.reviews > before.reviews ? 'more' : now.reviews < before.reviews ? 'fewer' : 'same',
    rating: by >= minChange ? 'up' : by <= -minChange ? 'down' : 'same',
  }
}
