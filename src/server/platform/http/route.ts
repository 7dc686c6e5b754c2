import { StructError } from 'superstruct'
import type { DeviceKind } from '../../../contract/accounts/security.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { check } from '../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import { formAnswered } from '../../../contract/form/shorter.ts'
import { isProblemCode, type Problem } from '../../../contract/problem.ts'
import type { Services } from '../services.ts'
import type { Account } from './account.ts'
import type { Answer } from './answer.ts'
import type { Language } from './words.ts'

/** What a handler is given. Everything in it has passed its checks. */
export type Call = {
  services: Services
  language: Language
  /** The moment of the call. */
  now: Date
  /** The `:id` of the path where it is a number; 0 where there is none. */
  id: number
  /** The path's parameters as they came, by name; uuids and the like are held against their shape by the handler. */
  params: Readonly<Record<string, string>>
  /** By name, held against the endpoint's `query`. */
  query: Readonly<Record<string, string | undefined>>
  /** Checked answers of the endpoint's form, by field name; every lookup id in them exists. */
  answers: RawAnswers
  /** What the endpoint's `beside` found in the body, such as `company_id`. */
  beside: Readonly<Record<string, unknown>>
  /** The body as it was sent, for telling whether a repeated request is the same. */
  text: string
  /** Given wherever the endpoint is `idempotent`. */
  idempotencyKey: string
  /** Who calls; throws where the endpoint is public, since nobody is known there. */
  readonly account: Account
  /** SHA-256 of the caller's token; throws like `account`. */
  readonly tokenHash: Buffer
  /** The kind of device the call says it comes from. */
  device: DeviceKind
  /** Where the call comes from, for limits only; never stored or logged. */
  address: string
  /** The proof of work that came along, where limits asked for one. */
  proof: string | undefined
}

export type Route = { endpoint: AnyEndpoint; handle: (call: Call) => Promise<Answer> }

/**
 * Binds a call of the contract to what answers it. Access, limits, shapes and lookup ids are checked before it runs. One
 * that must not act twice is bound by `routeOnce` (`idempotency/once.ts`).
 */
export function route(endpoint: AnyEndpoint, handle: Route['handle']): Route {
  if (endpoint.idempotent) throw new Error(`${endpoint.path} is idempotent and needs routeOnce`)
  return { endpoint, handle }
}

export type Input = {
  /** The form the body answers, where the endpoint has one. */
  form?: Form
  answers: RawAnswers
  beside: Record<string, unknown>
}

/** Holds a body against the endpoint's form and what travels beside it: the typed input, or every problem. */
export function inputOf(endpoint: AnyEndpoint, body: RawAnswers, now: Date): Input | { problems: Problem[] } {
  const { beside } = endpoint
  const form = endpoint.form && formAnswered({ form: endpoint.form, shorter: endpoint.shorter }, body)
  const problems: Problem[] = []
  let answers: RawAnswers = {}
  let besides: Record<string, unknown> = {}
  if (beside) {
    const [wrong, value] = validated(() => beside.mask(body))
    if (wrong) problems.push(...wrong)
    else besides = value as Record<string, unknown>
  }
  if (form) {
    const checked = check(form, body, { side: 'wire', now })
    if (checked.ok) answers = checked.answers
    else problems.push(...checked.problems)
  }
  return problems.length > 0 ? { problems } : { form, answers, beside: besides }
}

/** The query parameters an endpoint names; undefined where they do not fit. */
export function queryOf({ query }: AnyEndpoint, given: Record<string, string>): Call['query'] | undefined {
  if (!query) return {}
  const [wrong, value] = validated(() => query.mask(given))
  return wrong ? undefined : (value as Call['query'])
}

/**
 * What a struct makes of a value, or what is wrong with it. A struct that says so writes the value into its message, and
 * some objects cannot be written: whatever is thrown here, the value was the cause.
 */
function validated(mask: () => unknown): [Problem[], undefined] | [undefined, unknown] {
  try {
    return [undefined, mask()]
  } catch (error) {
    return [error instanceof StructError ? problemsOf(error) : [{ path: '', code: 'malformed' }], undefined]
  }
}

const problemsOf = (error: StructError): Problem[] =>
  error.failures().map(({ path, message }) => ({
    path: path.join('.'),
    code: isProblemCode(message) ? message : 'malformed',
  }))
