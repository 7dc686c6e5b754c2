import type { OutsidePay } from '../../../contract/salaries/outside.schema.ts'
import { maxOutsideFigures } from '../../../contract/salaries/outside.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import { type About, isAbout, isAboutAll, listFigures, readSources, type StoredFigure } from './outside.queries.ts'

type Reader = { db: Database; lookups: Lookups; language: Language }

/** Reads what others publish of the pay of a job title or of a city: the nearest figures there are. */
export async function readOutsidePay(
  reader: Reader,
  { title, city }: { title?: number | undefined; city?: number | undefined },
): Promise<OutsidePay> {
  const { db, lookups, language } = reader
  let found: StoredFigure[] = []
  for (const about of [...listAboutTitle(lookups, title), ...listAboutCity(lookups, city)]) {
    found = await listFigures(db, about, maxOutsideFigures)
    if (found.length > 0) break
  }
  const figures = found.slice(0, maxOutsideFigures)
  const sources = await readSources(db, [...new Set(figures.map(({ source }) => source))])
  return {
    figures: figures.map(({ id, pay, measure, contains, nation, source, jobtitle, department, city, region }) => ({
      ...{ id, pay, measure, contains, nation, source },
      occupation: lookups.name('jobtitles', jobtitle, language) ?? lookups.name('departments', department, language),
      place: lookups.name('cities', city, language) ?? lookups.name('regions', region, language),
    })),
    sources: sources.map(({ id, nameEn, nameAr, link, date, licence }) => ({
      ...{ id, name: language === 'ar' ? nameAr : nameEn, link, date, licence },
    })),
    more: found.length > maxOutsideFigures,
  }
}

/** Lists what a title's figures may be of, the nearest first: itself, its department, all occupations. */
function listAboutTitle(lookups: Lookups, id: number | undefined): About[] {
  const title = id === undefined ? undefined : lookups.item('jobtitles', id)
  if (!title) return []
  const department = title.parentId === null ? [] : lookups.idsOf('departments', title.parentId)
  return [isAbout('jobtitle', lookups.idsOf('jobtitles', title.id)), isAbout('department', department), isAboutAll()]
}

/** Lists what a city's figures may be of: itself, else its region. */
function listAboutCity(lookups: Lookups, id: number | undefined): About[] {
  const city = id === undefined ? undefined : lookups.item('cities', id)
  if (!city) return []
  const region = city.regionId === null ? [] : [isAbout('region', [city.regionId])]
  return [isAbout('city', lookups.idsOf('cities', city.id)), ...region]
}
