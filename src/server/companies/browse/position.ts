import type { CompanyOrder } from '../../../contract/companies/companies.ts'

/** Where a page of companies ends: the id of its last company and what it is put in order by. */
export type Position = { value: string | number; id: number }

/** The opaque `after` of the next page. */
export function cursorOf({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([id, value]), 'utf8').toString('base64url')
}

/** The position a cursor stands for in this order; null for anything this server did not make for it. */
export function positionOf(cursor: string, order: CompanyOrder): Position | null {
  if (cursor.length > 1000) return null
  try {
    const [id, value, ...more]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const fits =
      order === 'name' ? typeof value === 'string' && !value.includes('\0') : Number.isFinite(value) && value !== null
    const isId = Number.isInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31
    return fits && isId && more.length === 0 ? { id: Number(id), value: value as string | number } : null
  } catch {
    return null
  }
}
