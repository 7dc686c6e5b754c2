import { companyUpdate, pictureFields, type UpdateField } from '../../../contract/companies/changes.ts'
import type { FieldOf } from '../../../contract/form/field.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import { type Lookups, nameOf } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import { findCompany, listCompanies } from '../companies.queries.ts'
import { findChange, readValues, type StoredChange } from './changes.queries.ts'
import type { Changes, Values } from './values.ts'

/**
 * One field of a proposal for a moderator to judge: texts, names of items and companies, or the address of a picture.
 */
export type ChangedField = {
  field: UpdateField
  kind: 'text' | 'picture'
  /** The present value, or the one at the time of the decision; null when there is none. */
  before: string | null
  after: string | null
}

export type ReadChange = StoredChange & { company: { id: number; name: string }; fields: ChangedField[] }

/**
 * Reads a proposal with what it would change, in the language of the reader; undefined for an unknown id. `before` is
 * the page as it is at present, unless the values from before a decision are given.
 */
export async function readChange(
  db: Database,
  id: string,
  { language = 'en', before }: { language?: Language; before?: Values } = {},
): Promise<ReadChange | undefined> {
  const change = await findChange(db, id)
  const row = change && (await findCompany(db, change.companyId))
  if (!change || !row) return undefined
  const changes = change.changes as Changes
  const now = before ?? (await readValues(db, change.companyId)) ?? {}
  const words = await createDescriber(db, [now, changes], language)
  const fields = companyUpdate.fields
    .filter(({ name }) => name in changes)
    .map(({ name }) => ({
      field: name,
      kind: isPicture(name) ? ('picture' as const) : ('text' as const),
      before: words(name, now),
      after: words(name, changes),
    }))
  return { ...change, company: { id: row.id, name: nameOf(row, language) }, fields }
}

/**
 * Lists the values of a company for a moderator to judge, in the language of the reader; fields without an answer are
 * left out.
 */
export async function readFields(
  db: Database,
  values: Values,
  language: Language,
): Promise<Omit<ChangedField, 'before'>[]> {
  const words = await createDescriber(db, [values], language)
  return companyUpdate.fields.flatMap(({ name }) => {
    const after = words(name, values)
    return after === null ? [] : [{ field: name, kind: isPicture(name) ? 'picture' : 'text', after }]
  })
}

const isPicture = (name: UpdateField) => (pictureFields as readonly string[]).includes(name)

async function createDescriber(db: Database, values: Values[], language: Language) {
  const names = await readCompetitorNames(db, values, language)
  const lookups = await getLookups(db)
  return (field: UpdateField, among: Values) => describeValue(field, among[field], { lookups, names, language })
}

type ValueNames = { lookups: Lookups; names: ReadonlyMap<number, string>; language: Language }

function describeValue(name: UpdateField, value: unknown, { lookups, names, language }: ValueNames): string | null {
  if (value === null || value === undefined) return null
  const field = companyUpdate.fields.find((one) => one.name === name)
  if (field?.kind === 'lookup') return lookups.name((field as FieldOf<'lookup'>).list, Number(value), language)
  if (!Array.isArray(value)) return String(value)
  return value.map((id: number) => names.get(id) ?? String(id)).join(language === 'ar' ? '، ' : ', ')
}

async function readCompetitorNames(db: Database, values: readonly Values[], language: Language) {
  const ids = new Set(
    values.flatMap(({ competitors }) => (Array.isArray(competitors) ? (competitors as number[]) : [])),
  )
  const rows = await listCompanies(db, [...ids])
  return new Map(rows.map((row) => [row.id, nameOf(row, language)]))
}
