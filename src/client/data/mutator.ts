import type { AnyEndpoint, Endpoint } from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/problem.ts'
import type { ToastKind } from '../platform/toast.ts'
import type { Call, Input, Outcome, Refusal } from './call.ts'
import { toMultipart } from './multipart.ts'

/** What a mutation is sent with; a body with files in it travels as its form says. */
export type MutationInput = Pick<Input, 'params'> & { body?: Readonly<Record<string, unknown>> }

/** What came of it; `problems` are those to stand in the form it was sent from. */
export type MutationResult<Data> =
  | { ok: true; data: Data; message?: string; problems: readonly [] }
  | { ok: false; refusal: Refusal; problems: readonly Problem[] }

export interface MutationOptions {
  /** Says nothing of a success: the screen shows it. */
  quiet?: boolean
  /** What is said of a success for which the server has no words. */
  done?: string
  /** What is said of a failure for which the server has no words. */
  failed?: string
  /** What concerns no single field stands in the form as well, instead of in a toast. */
  inForm?: boolean
  /** The screen says itself how long the server asks to wait. */
  waits?: boolean
  /** Answers true where the screen says itself what went wrong. */
  onRefused?: (refusal: Refusal) => boolean
}

/** What a mutator needs from where it runs. */
export type MutatorDeps = {
  call: Call
  invalidate: (reads: readonly AnyEndpoint[] | undefined) => Promise<void>
  say: (kind: ToastKind, text: string) => void
  /** The words for an answer that never came. */
  unreachable: () => string
}

export type Mutator = <Data>(
  endpoint: Endpoint<Data, any>,
  input?: MutationInput,
  options?: MutationOptions,
) => Promise<MutationResult<Data>>

/**
 * Changes things on the server for one place of the screen: names the request, so that the same content sent again after
 * a lost answer does nothing twice; says how it went; and has read anew what the endpoint says it changes.
 */
export function createMutator({ call, invalidate, say, unreachable }: MutatorDeps): Mutator {
  let named: { content: string; key: string } | undefined
  return async (endpoint, { params, body } = {}, options = {}) => {
    const content = serialiseContent([endpoint.path, params, body])
    if (named?.content !== content) named = { content, key: crypto.randomUUID() }
    const { key } = named
    const outcome = await call(endpoint, {
      params,
      body: body && hasFileField(endpoint) ? toMultipart(body) : body,
      idempotencyKey: endpoint.idempotent ? key : undefined,
    })
    // Said once and taken, the same content again is meant again.
    if (outcome.ok && named?.key === key) named = undefined
    const sent = toResult(outcome, options)
    const words = chooseToast(sent, options, unreachable)
    if (words) say(sent.ok ? 'success' : 'error', words)
    // Somebody else was faster, or it is gone: what is shown is as outdated as after a success.
    if (outcome.ok || outcome.status === 404 || outcome.status === 409) await invalidate(endpoint.invalidates)
    return sent
  }
}

/** When the server lets one try again, in ms since 1970, where it asks to wait. */
export const computeWait = (sent: MutationResult<unknown>, now: number): number | undefined =>
  !sent.ok && sent.refusal.status === 429 && sent.refusal.retryAfter !== undefined
    ? now + sent.refusal.retryAfter
    : undefined

const hasFileField = ({ form }: AnyEndpoint) => form?.fields.some(({ kind }) => kind === 'file') ?? false

/** The same text for the same content; files count by name, size and time. */
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

/** What a toast says of it; nothing where the screen shows it. */
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
