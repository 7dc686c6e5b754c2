import type { AnyEndpoint, Endpoint } from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/problem.ts'
import { createUuid } from '../platform/browser.ts'
import type { ToastKind } from '../platform/toast.ts'
import type { Call, Input, Outcome, Refusal } from './call.ts'
import { toMultipart } from './multipart.ts'

/**
 * The input of a mutation; a body with files in it is sent as multipart form data. An idempotency key is made for it,
 * unless the caller keeps one longer than its page lives.
 */
export type MutationInput = Pick<Input, 'params' | 'query' | 'idempotencyKey'> & {
  body?: Readonly<Record<string, unknown>> | undefined
}

/** The outcome of a mutation; `problems` are those to show in the form it was sent from. */
export type MutationResult<Data> =
  | { ok: true; data: Data; message?: string | undefined; problems: readonly [] }
  | { ok: false; refusal: Refusal; problems: readonly Problem[] }

export interface MutationOptions {
  /** No toast for a success: the screen shows it. */
  quiet?: boolean
  /** The words of a success for which the server has none. */
  done?: string
  /** The words of a failure for which the server has none. */
  failed?: string
  /** Problems that concern no single field are shown in the form as well, instead of in a toast. */
  inForm?: boolean
  /** The screen shows by itself how long the server asks to wait. */
  waits?: boolean
  /** Returns true where the screen shows by itself what went wrong. */
  onRefused?: ((refusal: Refusal) => boolean) | undefined
}

/** What a mutator needs from its environment. */
export type MutatorDeps = {
  call: Call
  invalidate: (reads: readonly AnyEndpoint[] | undefined) => Promise<void>
  say: (kind: ToastKind, text: string) => void
  /** The words for a missing response. */
  unreachable: () => string
}

export type Mutator = <Data>(
  endpoint: Endpoint<Data, any>,
  input?: MutationInput,
  options?: MutationOptions,
) => Promise<MutationResult<Data>>

/**
 * Creates a mutator, which changes things on the server for one place of the screen: it sends an idempotency key, so
 * that the same content sent again after a lost response has no second effect; shows the outcome; and invalidates the
 * reads the endpoint declares.
 */
export function createMutator({ call, invalidate, say, unreachable }: MutatorDeps): Mutator {
  let named: { content: string; key: string } | undefined
  return async (endpoint, { params, query, body, idempotencyKey } = {}, options = {}) => {
    const content = serialiseContent([endpoint.path, params, query, body])
    if (named?.content !== content) named = { content, key: createUuid() }
    const { key } = named
    const outcome = await call(endpoint, {
      params,
      query,
      body: body && hasFileField(endpoint) ? toMultipart(body) : body,
      idempotencyKey: endpoint.idempotent ? (idempotencyKey ?? key) : undefined,
    })
    // Once a request has succeeded, the same content sent again is a new request.
    if (outcome.ok && named?.key === key) named = undefined
    const sent = toResult(outcome, options)
    const words = chooseToast(sent, options, unreachable)
    if (words) say(sent.ok ? 'success' : 'error', words)
    // Another person was faster, or the thing is gone: what is shown is as outdated as after a success.
    if (outcome.ok || outcome.status === 404 || outcome.status === 409) await invalidate(endpoint.invalidates)
    return sent
  }
}

/** Returns when the server allows the next attempt, in ms since 1970, where it asks to wait. */
export const computeWait = (sent: MutationResult<unknown>, now: number): number | undefined =>
  !sent.ok && sent.refusal.status === 429 && sent.refusal.retryAfter !== undefined
    ? now + sent.refusal.retryAfter
    : undefined

const hasFileField = ({ form }: AnyEndpoint) => form?.fields.some(({ kind }) => kind === 'file') ?? false

/** Serialises content, so that equal content gives equal text; files are compared by name, size and time. */
const serialiseContent = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

function toResult<Data>(outcome: Outcome<Data>, { inForm, waits }: MutationOptions): MutationResult<Data> {
  if (outcome.ok) return { ...outcome, problems: [] }
  const sent = { ok: false, refusal: outcome, problems: outcome.problems } as const
  if (waits && computeWait(sent, 0) !== undefined) return { ...sent, problems: [] }
  return inForm || outcome.problems.some(({ path }) => path !== '') ? sent : { ...sent, problems: [] }
}

/** Chooses the words of the toast; none where the screen shows the outcome. */
function chooseToast(
  sent: MutationResult<unknown>,
  options: MutationOptions,
  unreachable: () => string,
): string | undefined {
  const { quiet, done, failed, waits, onRefused } = options
  if (sent.ok) return quiet ? undefined : (sent.message ?? done)
  if (waits && computeWait(sent, 0) !== undefined) return undefined
  if (onRefused?.(sent.refusal) || sent.problems.length > 0) return undefined
  return sent.refusal.message ?? failed ?? unreachable()
}
