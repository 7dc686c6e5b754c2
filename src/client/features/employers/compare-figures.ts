import type { Analytics, ComparedCompany } from '../../../contract/employers/analytics.schema.ts'

/** The compared measures, with the maximum of each. */
export const compared = { rating: 5, culture: 10, ceo: 5 } as const
export type ComparedMeasure = keyof typeof compared

export type ComparedRow = { key: string; name: string | null; own: boolean; value: number | null; people: number }

/** Averages closer than this, on a scale of 5, are called the same. */
const alike = 0.1

/** Returns the value on a company's public page, and how many people it is based on. */
export function getFigure(company: ComparedCompany, what: ComparedMeasure): { value: number | null; people: number } {
  if (what === 'rating') return { value: company.rating?.average ?? null, people: company.rating?.count ?? 0 }
  if (what === 'culture') return { value: company.culture?.score ?? null, people: company.culture?.people ?? 0 }
  return { value: company.ceo?.rate ?? null, people: company.ceo?.people ?? 0 }
}

/**
 * Builds the rows: the company itself and its competitors, highest first; companies with nothing published come last.
 */
export function buildComparedRows({ companies }: Pick<Analytics, 'companies'>, what: ComparedMeasure): ComparedRow[] {
  const rows = companies.map((one, place) => ({
    key: String(one.company.id),
    name: one.company.name,
    own: place === 0,
    ...getFigure(one, what),
  }))
  const [own, ...others] = rows
  return own ? [own, ...others.sort((a, b) => (b.value ?? -1) - (a.value ?? -1))] : []
}

export type CompareFinding = 'above' | 'below' | 'alike' | 'alone'

/** Compares the company with the average of its competitors; `alone` where there is nothing to compare. */
export function compareFinding(rows: readonly ComparedRow[], what: ComparedMeasure): CompareFinding {
  const [own, ...others] = rows
  const known = others.flatMap(({ value }) => (value === null ? [] : [value]))
  if (!own || own.value === null || known.length === 0) return 'alone'
  const difference = own.value - known.reduce((sum, value) => sum + value, 0) / known.length
  const least = alike * (compared[what] / 5)
  return difference > least ? 'above' : difference < -least ? 'below' : 'alike'
}
