import { createHash } from 'node:crypto'
import { companyUpdate, networks, type UpdateField } from '../../../contract/companies/changes.ts'
import type { CompanyRow } from '../companies.queries.ts'

/** The values of a company's fields, by name; null for none. Pictures are addresses. */
export type Values = Partial<Record<UpdateField, unknown>>
export type Changes = Values

type Network = (typeof networks)[number]

/** The column of each field; networks share one column, competitors have a table of their own. */
const columns = {
  name_en: 'nameEn',
  name_ar: 'nameAr',
  logo: 'logo',
  cover: 'image',
  industry: 'industryId',
  headquarters: 'cityId',
  type: 'typeId',
  size: 'sizeId',
  founded: 'founded',
  revenue_en: 'revenueEn',
  revenue_ar: 'revenueAr',
  activity_en: 'activityEn',
  activity_ar: 'activityAr',
  about_en: 'aboutEn',
  about_ar: 'aboutAr',
  mission_en: 'missionEn',
  mission_ar: 'missionAr',
  vision_en: 'visionEn',
  vision_ar: 'visionAr',
  ceo_en: 'ceoNameEn',
  ceo_ar: 'ceoNameAr',
  ceo_image: 'ceoImage',
  ceo_linkedin: 'ceoLinkedin',
  website: 'website',
  phone: 'phone',
  address_en: 'addressEn',
  address_ar: 'addressAr',
  map_link: 'mapLink',
} as const satisfies Record<Exclude<UpdateField, Network | 'competitors'>, keyof CompanyRow>

const kept = Object.entries(columns) as [keyof typeof columns, (typeof columns)[keyof typeof columns]][]

/** Returns the current values of all fields of the form. */
export function getValues(row: CompanyRow, competitors: readonly number[]): Values {
  return {
    ...Object.fromEntries(kept.map(([field, column]) => [field, row[column] ?? null])),
    ...Object.fromEntries(networks.map((network) => [network, row.social[network] ?? null])),
    competitors: competitors.length > 0 ? [...competitors] : null,
  }
}

/** Returns the columns that these values change; fields that are not among them stay. */
export function applyValues(row: Pick<CompanyRow, 'social'>, values: Values): Partial<CompanyRow> {
  const given = kept.filter(([field]) => field in values)
  const social = { ...row.social }
  for (const network of networks) {
    if (!(network in values)) continue
    if (values[network]) social[network] = String(values[network])
    else delete social[network]
  }
  return { ...Object.fromEntries(given.map(([field, column]) => [column, values[field] ?? null])), social }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Lists the fields in which `after` differs; a value it omits is removed. Only the fields of `among` are compared. */
export function listChanges(before: Values, after: Values, among: readonly UpdateField[] = fieldNames): Changes {
  const changed = among.filter((field) => !isSame(before[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]))
}

/** Picks the values of the fields of `among` from these answers. */
export function pickValues(
  answers: { readonly [Field in UpdateField]?: unknown },
  among: readonly UpdateField[],
): Values {
  return Object.fromEntries(among.map((field) => [field, answers[field]]))
}

/** Returns the values without some fields. */
export const excludeFields = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))

export const fieldNames: readonly UpdateField[] = companyUpdate.fields.map(({ name }) => name)

/** Computes a revision of these values: the same for the same values. */
export function computeRevision(values: Values): string {
  const inOrder = fieldNames.map((field) => values[field] ?? null)
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url').slice(0, 22)
}
