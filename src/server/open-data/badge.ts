import { rankedRatings } from '../../contract/statistics/rules.ts'
import { findCompany } from '../companies/companies.queries.ts'
import { nameOf } from '../lookups/lookups.ts'
import type { Language } from '../platform/http/words.ts'
import { toMonth } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { openRating } from '../statistics/company-statistics.queries.ts'
import { type BadgeStatement, drawBadge } from './draw-badge.ts'
import { loadDataKey } from './signing.ts'

type BadgeRequest = { id: number; language: Language; now: Date }

/**
 * Renders the current badge of a company, signed; undefined when there is no such company, or it waits for approval.
 * With fewer reviews than a company needs to be ranked it says that they are too few, and no number.
 */
export async function renderBadge(
  { db, privacy, config }: Pick<Services, 'db' | 'privacy' | 'config'>,
  { id, language, now }: BadgeRequest,
): Promise<string | undefined> {
  const company = id <= maxId ? await findCompany(db, id) : undefined
  if (!company?.isApproved) return undefined
  const [key, rating] = await Promise.all([loadDataKey({ db, privacy }), openRating(db, id)])
  const statement: BadgeStatement = {
    ...{ site: config.publicUrl, company: id, name: nameOf(company, language), month: toMonth(now) },
    rating: rating && rating.count >= rankedRatings ? rating : null,
  }
  return drawBadge(language, statement, key.sign(Buffer.from(drawBadge(language, statement, ''))))
}

/** The largest id the database can store. */
const maxId = 2 ** 31 - 1
