import { type CaseKind, isCaseId } from '../../contract/moderation/cases.ts'
import type { CaseKey } from './queue.ts'

/** The opaque `after` of the next page of a queue. */
export const buildCaseCursor = ({ month, id }: CaseKey): string =>
  Buffer.from(`${month}.${id}`, 'latin1').toString('base64url')

/** The key a cursor of a kind of cases stands for; null for anything this server did not make. */
export function parseCaseCursor(cursor: string, kind: CaseKind): CaseKey | null {
  if (cursor.length > 100) return null
  const found = /^(\d{4}-\d{2})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  return found && isCaseId(kind, found[2]) ? { month: found[1]!, id: found[2] } : null
}
