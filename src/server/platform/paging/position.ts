import type { CompanyOrder } from '../../../contract/companies/companies.ts'
import { unstorable } from '../http/body.ts'

/** Where a page of companies ends: the id of its last company and what it is put in order by. */
export type Position = { value: string | number; id: number }

/** The opaque `after` of the next page. */
export function buildPositionCursor({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([id, value]), 'utf8').toString('base64url')
}

/** What a column of whole numbers can hold, counted from nought. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31

/** What companies are put in order by, as its column holds it: any other value is an error there. */
const fitting: Readonly<Record<CompanyOrder, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && !unstorable.test(value),
  reviews: isCount,
  rating: (value) => typeof value === 'number' && Number.isFinite(value),
}

/** The position a cursor stands for in this order; null for anything this server did not make for it. */
export function parsePositionCursor(cursor: string, order: CompanyOrder): Position | null {
  if (cursor.length > 1000) return null
  try {
    const [id, value, ...more]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const isId = isCount(id) && id > 0
    return fitting[order](value) && isId && more.length === 0 ? { id, value: value as string | number } : null
  } catch {
    return null
  }
}
