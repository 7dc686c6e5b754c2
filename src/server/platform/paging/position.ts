import type { CompanyOrder } from '../../../contract/companies/companies.ts'
import { unstorable } from '../http/body.ts'

/** The position where a page of companies ends: the id of its last company and the value it is sorted by. */
export type Position = { value: string | number; id: number }

/** Builds the opaque cursor (`after`) of the next page. */
export function buildPositionCursor({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([id, value]), 'utf8').toString('base64url')
}

/** Returns whether a value fits a column of non-negative integers. */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31

/** Checks that a value fits the column of each order: any other value would be an error in the query. */
const fitting: Readonly<Record<CompanyOrder, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && !unstorable.test(value),
  reviews: isCount,
  rating: (value) => typeof value === 'number' && Number.isFinite(value),
}

/** Parses a cursor to its position in this order; null for anything this server did not make for it. */
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
