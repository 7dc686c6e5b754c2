import { pageSize } from '../../../contract/params.ts'
import { type Refusal, refuse } from '../http/answer.ts'
import { type Position, parseCursor } from './cursor.ts'

export type PageRequest = { after: Position | null; limit: number }

/**
 * Returns which page of a list a call asks for (`after`, `limit`); 400 `malformed` for a cursor this server never
 * issued.
 */
export function pageOf({
  after,
  limit = pageSize.usual,
}: {
  after?: string | undefined
  limit?: number | undefined
}): PageRequest | Refusal<'malformed'> {
  if (after === undefined) return { after: null, limit }
  const position = parseCursor(after)
  return position ? { after: position, limit } : refuse(400, 'malformed', 'after')
}
