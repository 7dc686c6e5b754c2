import { type Answer, refuse } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { type Position, positionOf } from './cursor.ts'

/** How many entries a page of a list has where none is asked for, and at most. */
export const pageSize = { usual: 10, most: 50 } as const

export type AskedPage = { after: Position | null; limit: number }

/** Which page of a list a call asks for (`after`, `limit`); 400 `malformed` for what this server never offered. */
export function pageOf({ query }: Pick<Call, 'query'>): AskedPage | { refused: Answer } {
  const limit = limitOf(query.limit)
  if (limit === null) return { refused: refuse(400, 'malformed', 'limit') }
  if (query.after === undefined) return { after: null, limit }
  const after = positionOf(query.after)
  return after ? { after, limit } : { refused: refuse(400, 'malformed', 'after') }
}

/** The usual number where none is asked for; null where it is no number the call takes. */
export function limitOf(asked: string | undefined): number | null {
  if (asked === undefined) return pageSize.usual
  const limit = Number(asked)
  return /^\d{1,3}$/.test(asked) && limit >= 1 && limit <= pageSize.most ? limit : null
}
