import { randomUUID } from 'node:crypto'
import { array, create, object, string, type, unknown } from 'superstruct'
import { getDayAfter, toMonth } from '../../platform/months.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Withheld } from '../../platform/withheld.ts'

const Closing = type({ reason: object({ type: string(), reason: string() }), left: array(unknown()) })

/** Lists what is deleted with a closed account; nothing is known for one that a moderator has blocked. */
export function listLeftAtClosing(privacy: Privacy, sealed: Uint8Array | null, now: Date): Withheld[] {
  if (!sealed) return []
  const { reason, left } = create(privacy.openClosing(sealed), Closing)
  const day = getDayAfter(now, 0)
  return [
    ...(left as Withheld[]).map((one) => ({ ...one, day })),
    { what: 'reason', id: randomUUID(), day, month: toMonth(now), ...reason },
  ]
}
