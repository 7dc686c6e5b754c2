import { pageSize } from '../../contract/params.ts'
import type { Award, AwardQuarter } from '../../contract/statistics/awards.schema.ts'
import { listAwards } from '../../contract/statistics/awards.ts'
import type { CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { Language } from '../platform/http/words.ts'
import { type AwardRow, listQuartersGiven, readAwards } from './awards.queries.ts'

/** The routes of the awards of past quarters, which everyone reads as they were given. */
export const awardRoutes: readonly Route[] = [route(listAwards, handleList)]

async function handleList({ services: { db }, query, language }: CallOf<typeof listAwards>) {
  const { after, limit = pageSize.usual } = query
  const found = await listQuartersGiven(db, after, limit + 1)
  const page = found.slice(0, limit)
  const rows = page.length > 0 ? await readAwards(db, page) : []
  const quarters: AwardQuarter[] = page.map((quarter) => {
    const of = (kind: AwardRow['kind']) =>
      rows.filter((row) => row.quarter === quarter && row.kind === kind).map((row) => buildAward(language, row))
    return { quarter, companies: of('company'), ceos: of('ceo') }
  })
  return { data: { quarters, next: found.length > limit ? page.at(-1)! : null } }
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
