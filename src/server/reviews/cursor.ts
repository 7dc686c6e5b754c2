/** Where a page of reviews ends: the month and random id of its last review. */
export type Position = { month: string; id: string }

const shape = /^(\d{4}-(?:0[1-9]|1[0-2]))\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** The opaque `after` of the next page. */
export function cursorOf({ month, id }: Position): string {
  return Buffer.from(`${month}.${id}`, 'latin1').toString('base64url')
}

/** The position a cursor stands for; null for anything this server did not make. */
export function positionOf(cursor: string): Position | null {
  if (cursor.length > 100) return null
  const found = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1'))
  return found ? { month: found[1]!, id: found[2]! } : null
}
