import { pageSize } from '../../contract/params.ts'
import type { Award, AwardQuarter } from '../../contract/statistics/awards.schema.ts'
import { listAwards } from '../../contract/statistics/awards.ts'
import type { CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { Language } from '../platform/http/words.ts'
import { type AwardRow, readAwards } from './awards.queries.ts'

/** The routes of the awards of past quarters, which everyone reads as they were given. */
export const awardRoutes: readonly Route[] = [route(listAwards, handleList)]

async function handleList({ services: { db }, query, language }: CallOf<typeof listAwards>) {
  const { after, limit = pageSize.usual } = query
  const found = await readAwards(db, after, limit)
  const quarters: AwardQuarter[] = found.quarters.map(({ quarter, awards }) => {
    const of = (kind: AwardRow['kind']) =>
      awards.filter((row) => row.kind === kind).map((row) => buildAward(language, row))
    return { quarter, companies: of('company'), ceos: of('ceo') }
  })
  return { data: { quarters, next: found.hasMore ? quarters.at(-1)!.quarter : null } }
}

function buildAward(language: Language, row: AwardRow): Award {
  const { place, average, score, ratings, id, logo } = row
  const pickText = (en: string | null, ar: string | null) => (language === 'ar' ? ar : en) ?? en ?? ar
  const ceo = pickText(row.ceo_name_en, row.ceo_name_ar)
  return {
    place,
    company: { id, name: pickText(row.name_en, row.name_ar)!, logo },
    ceo: ceo === null ? null : { name: ceo, image: row.ceo_image },
    average,
    score,
    ratings,
  }
}
