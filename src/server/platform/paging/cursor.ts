/**
 * The position where a page of a list ends: month and random id of its last item, and its number if the list is ordered
 * by one.
 */
export type Position = { month: string; id: string; n?: number | undefined }

const shape =
  /^(?:(\d{1,9})\.)?(\d{4}-(?:0[1-9]|1[0-2]))\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** Builds the opaque cursor (`after`) of the next page. */
export function buildCursor({ month, id, n }: Position): string {
  return Buffer.from([n, month, id].filter((part) => part !== undefined).join('.'), 'latin1').toString('base64url')
}

/** Parses a cursor to its position; null for anything this server did not make. */
export function parseCursor(cursor: string): Position | null {
  if (cursor.length > 100) return null
  const found = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (!found) return null
  return { month: found[2]!, id: found[3]!, ...(found[1] === undefined ? {} : { n: Number(found[1]) }) }
}
