import type { Database } from '../../db/database.ts'
import { type Answer, isRefused, type Refused, refuse } from '../../http/answer.ts'
import type { Call } from '../../http/route.ts'
import { canonical } from '../canonical.ts'
import { begin, type Kept, keep, requestOf } from './store.ts'

type Given = Pick<Call, 'services' | 'account' | 'idempotencyKey' | 'now'>

/**
 * Acts on a call once, however often it is sent, in one transaction with the answer a repeated call gets. `about` is
 * what the call asks for: the same key with something else is refused. What `act` refuses must have written nothing.
 */
export function actedOnce(
  { services: { db, privacy }, account, idempotencyKey, now }: Given,
  about: unknown,
  act: (tx: Database) => Promise<Kept | Refused>,
): Promise<Answer> {
  const request = requestOf(privacy, account.secret, idempotencyKey, canonical(about))
  return db.transaction(async (tx) => {
    const known = await begin(tx, request)
    if (known.was === 'answered') return known.answer
    if (known.was === 'reused') return refuse(422, 'idempotency_reused')
    if (known.was === 'running') return refuse(409, 'idempotency_in_progress')
    const answer = await act(tx)
    if (!isRefused(answer)) await keep(tx, request, answer, now)
    return answer
  })
}
