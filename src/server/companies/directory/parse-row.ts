import { companyUpdate, type UpdateField } from '../../../contract/companies/changes.ts'
import { check } from '../../../contract/form/check.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import { findNamed, parseId } from '../../lookups/find-named.ts'
import type { ListName, Lookups } from '../../lookups/lookups.ts'
import type { FileRow } from '../../platform/sheets/read-rows.ts'
import type { Values } from '../changes/values.ts'
import { type Column, columns } from './columns.ts'

/** What is wrong with a cell; `near` are the names that may be meant. */
export type RowProblem = { column: Column | ''; code: ProblemCode; near?: readonly string[] }

/** A row that can be stored: only the fields that the file gives. */
export type Entry = {
  row: number
  id: number | undefined
  sameAs: number | 'new' | undefined
  values: Values
  also: readonly string[]
}

export type ParsedRow = { row: number; name: string } & ({ entry: Entry } | { problems: RowProblem[] })

/** The most characters of a cell: the longest text of a form and a good deal more. */
const maxCell = 20_000

/** The most further names of a company. */
const maxAlso = 10

const lists = {
  industry: { list: 'industries', field: 'industry' },
  city: { list: 'cities', field: 'headquarters' },
  size: { list: 'employeeNumbers', field: 'size' },
  type: { list: 'types', field: 'type' },
} as const satisfies Partial<Record<Column, { list: ListName; field: UpdateField }>>

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
const columnOf: Partial<Record<string, Column>> = { headquarters: 'city', address_en: 'address', address_ar: 'address' }

/** Checks a row by the rules of the forms, and finds the items of the lists that it names. */
export function parseRow({ row, cells, tooManyCells }: FileRow<Column>, lookups: Lookups, now: Date): ParsedRow {
  const name = (cells.name_en ?? cells.name_ar ?? '').slice(0, 120)
  const problems: RowProblem[] = tooManyCells ? [{ column: '', code: 'row_shifted' }] : []
  const long = columns.filter((column) => cells[column] && cells[column].length > maxCell)
  if (long.length > 0) return { row, name, problems: long.map((column) => ({ column, code: 'too_long' })) }
  for (const column of columns)
    if (cells[column]?.includes('\uFFFD')) problems.push({ column, code: 'characters_unreadable' })
  const id = parseId(cells.id)
  const sameAs = cells.same_as && normalise(cells.same_as) === 'new' ? 'new' : parseId(cells.same_as)
  if (id === null) problems.push({ column: 'id', code: 'company_unknown' })
  if (sameAs === null) problems.push({ column: 'same_as', code: 'company_unknown' })
  if (typeof id === 'number' && sameAs !== undefined) problems.push({ column: 'same_as', code: 'same_as_beside_id' })
  const raw: Record<string, unknown> = {
    ...Object.fromEntries(
      (['name_en', 'name_ar', 'website', 'founded', 'phone', 'about_en', 'about_ar'] as const).map((one) => [
        one,
        cells[one],
      ]),
    ),
    ...(cells.address === undefined ? {} : { [isArabic(cells.address) ? 'address_ar' : 'address_en']: cells.address }),
  }
  for (const [column, { list, field }] of Object.entries(lists) as [
    keyof typeof lists,
    (typeof lists)[keyof typeof lists],
  ][]) {
    const cell = cells[column]
    if (cell === undefined) continue
    const found = findNamed(lookups, list, cell)
    if (typeof found === 'number') raw[field] = found
    else problems.push({ column, code: 'not_a_choice', near: found })
  }
  // One name is enough; a row of a known company need not repeat any.
  const only = cells.name_en ?? cells.name_ar ?? (id ? 'Name' : undefined)
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined))
  const checked = check(companyUpdate, { name_en: only, name_ar: only, ...given }, { now })
  if (!checked.ok)
    for (const { path, code } of checked.problems) {
      const column = columnOf[path] ?? (path === 'name_ar' && !cells.name_ar ? 'name_en' : (path as Column))
      if (!problems.some((one) => one.column === column)) problems.push({ column, code })
    }
  const also = (cells.also ?? '')
    .split('|')
    .map((one) => one.trim().normalize('NFC'))
    .filter(Boolean)
  if (also.length > maxAlso) problems.push({ column: 'also', code: 'too_many_chosen' })
  else if (also.some((one) => !isName(one, now))) problems.push({ column: 'also', code: 'company_name' })
  if (problems.length > 0 || !checked.ok) return { row, name, problems }
  const answers = checked.answers as Values
  const values = Object.fromEntries(Object.keys(given).map((field) => [field, answers[field as UpdateField] ?? null]))
  const entry: Entry = { row, id: id ?? undefined, sameAs: sameAs ?? undefined, values, also: [...new Set(also)] }
  return { row, name, entry }
}

/** Returns whether a further name keeps the rules of names. */
const isName = (name: string, now: Date) => check(companyUpdate, { name_en: name, name_ar: name }, { now }).ok
