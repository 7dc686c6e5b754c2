import { type ListName, type Lookups, nameOf } from '../../../lookups/lookups.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Language } from '../../../platform/http/words.ts'
import type { ReleasedPart } from './parts.ts'

/**
 * What the queries about pay read with. They read released counters alone: the cost does not grow with the number of
 * reviews.
 */
export type Reader = { db: Database; lookups: Lookups; language: Language }

type Part = Pick<ReleasedPart, 'id' | 'name'>

/**
 * Lists the parts of a breakdown in the order they are shown: items of a lookup list, or parts the client has words
 * for.
 */
export const ofList = ({ lookups, language }: Omit<Reader, 'db'>, list: ListName): Part[] =>
  lookups.items(list).map((item) => ({ id: String(item.id), name: nameOf(item, language) }))
export const ofWords = (ids: readonly string[]): Part[] => ids.map((id) => ({ id, name: null }))
