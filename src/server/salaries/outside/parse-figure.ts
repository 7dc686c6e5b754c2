import { readAmount } from '../../../contract/form/amount.ts'
import { check } from '../../../contract/form/check.ts'
import { getRiyadhDay, isDay, isMonth } from '../../../contract/form/days.ts'
import { toLatinDigits } from '../../../contract/form/digits.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { outsideSourceForm } from '../../../contract/salaries/outside.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import { payRules } from '../../../contract/statistics/rules.ts'
import type { outsidePay, outsideSources } from '../../platform/db/schema/outside.ts'
import type { FileRow } from '../../platform/sheets/read-rows.ts'
import { type Column, figureColumns } from './columns.ts'
import type { Finder } from './finder.ts'
import words from './words.json' with { type: 'json' }

/** What is wrong with a cell; `near` are the names that may be meant. */
export type FigureProblem = { column: Column | ''; code: ProblemCode; near?: readonly string[] }

export type Source = Omit<typeof outsideSources.$inferInsert, 'id'>
/** A figure as a row gives it. */
export type Figure = Omit<typeof outsidePay.$inferInsert, 'id' | 'source' | 'added' | 'gone'>
export type ParsedFigure = { row: number; name: string } & (
  | { figure: Figure; source: Source }
  | { problems: FigureProblem[] }
)

/** The most characters of a cell: the longest name of the form, with what is no letter, and a good deal more. */
const maxCell = 2000
/** The oldest figures that are taken. */
const firstYear = 1990

/** Checks a row of a file of figures, and finds the occupation and the place that it names. */
export function parseFigure({ row, cells, tooManyCells }: FileRow<Column>, finder: Finder, now: Date): ParsedFigure {
  const name = [cells.occupation, cells.city ?? cells.region, cells.nationality, cells.pay]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 120)
  const problems: FigureProblem[] = tooManyCells ? [{ column: '', code: 'row_shifted' }] : []
  const long = figureColumns.all.filter((column) => (cells[column]?.length ?? 0) > maxCell)
  if (long.length > 0) return { row, name, problems: long.map((column) => ({ column, code: 'too_long' })) }
  for (const column of figureColumns.all)
    if (cells[column]?.includes('\uFFFD')) problems.push({ column, code: 'characters_unreadable' })
  const occupation = finder.findOccupation(cells.occupation)
  const city = finder.findCity(cells.city)
  const region = finder.findRegion(cells.region)
  for (const [column, { near }] of Object.entries({ occupation, city, region }))
    if (near) problems.push({ column: column as Column, code: 'not_a_choice', near })
  const nation = findWord('nations', cells.nationality)
  const measure = cells.measure ? findWord('measures', cells.measure) : 'average'
  const contains = findWord('contents', cells.contains)
  if (cells.nationality && !nation) problems.push({ column: 'nationality', code: 'not_a_choice' })
  if (!measure) problems.push({ column: 'measure', code: 'not_a_choice' })
  if (cells.contains && !contains) problems.push({ column: 'contains', code: 'not_a_choice' })
  const pay = readPay(cells.pay)
  if (typeof pay === 'string') problems.push({ column: 'pay', code: pay })
  const date = readDate(cells.date, now)
  if ('code' in date) problems.push({ column: 'date', code: date.code })
  const checked = check(outsideSourceForm, {
    source_en: cells.source_en ?? cells.source_ar,
    source_ar: cells.source_ar ?? cells.source_en,
    link: cells.link,
    licence: cells.licence,
  })
  if (!cells.link) problems.push({ column: 'link', code: 'missing' })
  if (!checked.ok)
    // A name that is missing is missing once.
    for (const { path, code } of checked.problems)
      if (path !== 'source_ar' || cells.source_ar) problems.push({ column: path as Column, code })
  if (problems.length > 0 || !checked.ok || typeof pay === 'string' || 'code' in date || !measure)
    return { row, name, problems: pickFirst(problems) }
  const { source_en, source_ar, link = '', licence } = checked.answers
  const about = {
    ...{ jobtitle: occupation.jobtitle ?? null, department: occupation.department ?? null },
    // A city is in its region.
    ...{ city: city.id ?? null, region: city.id === undefined ? (region.id ?? null) : null, nation: nation ?? null },
  }
  const named = [normalise(source_en), normalise(source_ar)]
  return {
    ...{ row, name },
    source: { nameEn: source_en, nameAr: source_ar, link, date: date.date, licence },
    figure: {
      ...about,
      ...{ pay, measure, contains: contains ?? null },
      key: [...named, ...Object.values(about).map((of) => of ?? ''), measure, contains ?? ''].join('|'),
    },
  }
}

const pickFirst = (problems: readonly FigureProblem[]) =>
  problems.filter(({ column }, at) => problems.findIndex((one) => one.column === column) === at)

type Words = typeof words
/** Returns what a cell means by one of its words, in either language; undefined for an unknown one, and for none. */
function findWord<Of extends keyof Words>(of: Of, cell: string | undefined): keyof Words[Of] | undefined {
  if (!cell) return undefined
  const meant = normalise(cell)
  const all = Object.entries(words[of]) as [string, readonly string[]][]
  return all.find(([key, names]) => [key, ...names].some((one) => normalise(one) === meant))?.[0] as
    | keyof Words[Of]
    | undefined
}

/** Reads an amount of riyals a month, rounded to whole ones: averages have fractions. Returns what is wrong with it. */
function readPay(cell: string | undefined): number | ProblemCode {
  if (!cell) return 'missing'
  // 8.500 may be eight and a half thousand.
  const fraction = /^(\d{1,3}(?:[,\u066C]\d{3})+|\d{4,}|\d{1,3}(?=[.\u066B]\d{1,2}$))[.\u066B](\d{1,6})$/.exec(
    toLatinDigits(cell).trim(),
  )
  const pay = fraction
    ? Math.round(Number(`${fraction[1]!.replace(/[,\u066C]/g, '')}.${fraction[2]}`))
    : readAmount(cell)
  if (typeof pay !== 'number') return 'amount_unclear'
  return pay >= payRules.least && pay <= payRules.most ? pay : 'salary_range'
}

/** Reads what figures are of: a year, a quarter, a month or a day. */
function readDate(cell: string | undefined, now: Date): { date: string } | { code: ProblemCode } {
  if (!cell) return { code: 'missing' }
  const text = toLatinDigits(cell).trim().toUpperCase()
  const quarter = /^(?:(\d{4})[-\s/]*Q([1-4])|Q([1-4])[-\s/]*(\d{4}))$/.exec(text)
  const date = quarter ? `${quarter[1] ?? quarter[4]}-Q${quarter[2] ?? quarter[3]}` : text
  const year = Number(date.slice(0, 4))
  if (!(quarter || /^\d{4}$/.test(date) || isMonth(date) || isDay(date)) || year < firstYear)
    return { code: 'date_invalid' }
  return getBeginning(date) > getRiyadhDay(now) ? { code: 'not_yet' } : { date }
}

/** Returns when the period that figures are of begins, so that later ones come after in the order of texts. */
export function getBeginning(date: string): string {
  const [year, quarter] = date.split('-Q')
  return quarter ? `${year}-${String(3 * Number(quarter) - 2).padStart(2, '0')}` : date
}
