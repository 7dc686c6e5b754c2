import { type CaseKind, isCaseId } from '../../contract/moderation/cases.ts'
import type { CaseKey } from './queue.ts'

/** Builds the opaque cursor (`after`) of the next page of a queue. */
export const buildCaseCursor = ({ month, id, company }: CaseKey): string =>
  Buffer.from(`${month}.${id}.${company ?? 0}`, 'latin1').toString('base64url')

/** Parses a cursor to the key of a kind of cases; null for anything this server did not make. */
export function parseCaseCursor(cursor: string, kind: CaseKind): CaseKey | null {
  if (cursor.length > 100) return null
  const found = /^(\d{4}-\d{2})\.(.+)\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (!found || !isCaseId(kind, found[2])) return null
  return { month: found[1]!, id: found[2], company: Number(found[3]) || null }
}
