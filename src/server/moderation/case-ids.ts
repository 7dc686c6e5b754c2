import { isUuid } from '../platform/http/uuid.ts'
import type { CaseKey } from './queue.ts'

export { isUuid }

/** An id that counts, as companies and studies have one. */
export const isNumber = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id)

/** The opaque `after` of the next page of a queue. */
export const caseCursor = ({ month, id }: CaseKey): string =>
  Buffer.from(`${month}.${id}`, 'latin1').toString('base64url')

/** The key a cursor stands for; null for anything this server did not make. */
export function keyOfCursor(cursor: string, isId: (id: string) => boolean): CaseKey | null {
  if (cursor.length > 100) return null
  const found = /^(\d{4}-\d{2})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  return found && isId(found[2]!) ? { month: found[1]!, id: found[2]! } : null
}
