import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import { type Answer, isRefused, type Refusal, refuse } from '../http/answer.ts'
import type { AnyCall, CallOf, DataOf, RefusedBy, Route } from '../http/call.ts'
import { bind } from '../http/route.ts'
import { toCanonicalJson } from './canonical-json.ts'
import { begin, findKnown, hashRequest, type KeptAnswer, keep } from './idempotency.queries.ts'

/** The parts of a handler that must not act twice, in the order they run. */
export type Once<E, Prepared> = {
  /**
   * Work that takes long or may refuse early, such as judging a file: it runs before the transaction and writes nothing
   * of it.
   */
  prepare?: (call: CallOf<E>) => Promise<Prepared | RefusedBy<E>>
  /**
   * Acts, in one transaction with the answer that a repeated call gets. If it refuses, it must have written nothing.
   */
  act: (tx: Database, call: CallOf<E>, prepared: Prepared) => Promise<KeptAnswer | RefusedBy<E>>
} & PresentPart<E>

/** The part that reads the `data` of the answer, for a repeated call too: it is read each time and stored nowhere. */
type PresentPart<E> =
  undefined extends DataOf<E>
    ? { present?: (call: CallOf<E>, kept: KeptAnswer) => DataOf<E> | Promise<DataOf<E>> }
    : { present: (call: CallOf<E>, kept: KeptAnswer) => DataOf<E> | Promise<DataOf<E>> }

/** The same parts for any call, as they run. */
type AnyOnce = {
  prepare?: (call: AnyCall) => Promise<unknown>
  act: (tx: Database, call: AnyCall, prepared: unknown) => Promise<KeptAnswer | Refusal>
  present?: (call: AnyCall, kept: KeptAnswer) => unknown
}

/**
 * Binds an `idempotent` endpoint of the contract to its handler (design: offline 12): however often a call is sent under one
 * key, it acts once and gets one answer. The same key with anything else in path or body is refused with 422
 * `idempotency_reused`, a second one while the first still runs with 409 `idempotency_in_progress`; a refused call
 * changed nothing and may be sent again.
 */
export function routeOnce<const E extends AnyEndpoint, Prepared = undefined>(
  endpoint: E,
  once: Once<E, Prepared>,
): Route {
  if (!endpoint.idempotent) throw new Error(`${endpoint.path} is not declared idempotent`)
  return bind<AnyEndpoint>(endpoint, (call: AnyCall) => answerOnce(endpoint, call, once as AnyOnce))
}

async function answerOnce(endpoint: AnyEndpoint, call: AnyCall, once: AnyOnce): Promise<Answer> {
  const { services, account, idempotencyKey, now } = call
  const request = hashRequest(services.privacy, account.secret, idempotencyKey, await describeContent(endpoint, call))
  const earlier = await findKnown(services.db, request)
  if (earlier) return finish(call, earlier, once)
  const prepared = await once.prepare?.(call)
  if (isRefusedCall(prepared)) return prepared
  const outcome = await services.db
    .transaction(async (tx): Promise<Outcome> => {
      const before = await begin(tx, request)
      if (before.was !== 'new') return before
      const answer = await once.act(tx, call, prepared)
      if (isRefused(answer)) return answer
      // What is acted on here is of an account that someone may delete at this moment.
      if (!(await keep(tx, request, answer, { accountId: account.id, now }))) throw new AccountGone()
      return { was: 'answered', answer }
    })
    .catch((failure: unknown) => {
      if (failure instanceof AccountGone) return refuse(401, 'unauthenticated')
      throw failure
    })
  return isRefusedCall(outcome) ? outcome : finish(call, outcome, once)
}

/** Ends a transaction that has acted for an account which is deleted meanwhile: nothing of it stays. */
class AccountGone extends Error {}

type Outcome = Refusal | Awaited<ReturnType<typeof begin>>

async function finish(call: AnyCall, outcome: Exclude<Outcome, Refusal>, { present }: AnyOnce): Promise<Answer> {
  if (outcome.was === 'reused') return refuse(422, 'idempotency_reused')
  if (outcome.was !== 'answered') return refuse(409, 'idempotency_in_progress')
  return { ...outcome.answer, data: await present?.(call, outcome.answer) }
}

const isRefusedCall = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && isRefused(value)

/** Serialises a call to a text that is the same for the same endpoint, path, checked body and contents of files. */
async function describeContent({ method, path }: AnyEndpoint, { params, answers, beside }: AnyCall): Promise<string> {
  const entries = Object.entries(answers).map(async ([name, value]) => [name, await digest(value)] as const)
  return toCanonicalJson([method, path, params, Object.fromEntries(await Promise.all(entries)), beside])
}

async function digest(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value
  return createHash('sha256')
    .update(new Uint8Array(await value.arrayBuffer()))
    .digest('base64url')
}
