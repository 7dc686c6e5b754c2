import { StructError } from 'superstruct'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { check } from '../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import { getFormAnswered } from '../../../contract/form/shorter.ts'
import { isProblemCode, type Problem } from '../../../contract/problem.ts'
import type { Answer, Refusal } from './answer.ts'
import type { AnyCall, CallOf, Handle, Route } from './call.ts'

/**
 * Binds a call of the contract to what answers it, typed by its declaration. Access, limits, shapes and lookup ids are
 * checked before it runs. One that must not act twice is bound by `routeOnce` (`idempotency/once.ts`).
 */
export function route<const E extends AnyEndpoint>(endpoint: E, handle: Handle<E>): Route {
  if (endpoint.idempotent) throw new Error(`${endpoint.path} is idempotent and needs routeOnce`)
  return bind(endpoint, handle)
}

/**
 * Binds a handler to its endpoint: from here on a call is any call, since the router makes each by its endpoint's own
 * structs. Throws where the parameters of the path and those declared are not the same.
 */
export function bind<E extends AnyEndpoint>(endpoint: E, handle: (call: CallOf<E>) => Promise<Answer>): Route {
  const { path, params = {} } = endpoint
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  if (named.sort().join() !== Object.keys(params).sort().join()) throw new Error(`${path} declares other parameters`)
  return { endpoint, handle: handle as Route['handle'] }
}

export type Input = {
  /** The form the body answers, where the endpoint has one. */
  form?: Form
  answers: RawAnswers
  beside: Record<string, unknown>
}

/** Holds a body against the endpoint's form and what travels beside it: the typed input, or every problem. */
export function parseInput(endpoint: AnyEndpoint, body: RawAnswers, now: Date): Input | { problems: Problem[] } {
  const { beside } = endpoint
  const form = endpoint.form && getFormAnswered({ form: endpoint.form, shorter: endpoint.shorter }, body)
  const problems: Problem[] = []
  let answers: RawAnswers = {}
  let besides: Record<string, unknown> = {}
  if (beside) {
    const [wrong, value] = validate(() => beside.mask(body))
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

/** The values of a path's parameters; undefined where one does not fit. */
export function parseParams(
  { params = {} }: AnyEndpoint,
  given: Record<string, string>,
): AnyCall['params'] | undefined {
  const values = Object.entries(params).map(
    ([name, struct]) => [name, validate(() => struct.create(given[name]))] as const,
  )
  if (values.some(([, [wrong]]) => wrong)) return undefined
  return Object.fromEntries(values.map(([name, [, value]]) => [name, value])) as AnyCall['params']
}

/** The query parameters an endpoint names; or which of them do not fit. */
export function parseQuery(
  { query }: AnyEndpoint,
  given: Record<string, string>,
): { query: AnyCall['query'] } | Refusal {
  if (!query) return { query: {} }
  const [wrong, value] = validate(() => query.mask(given))
  if (!wrong) return { query: value as AnyCall['query'] }
  const names = new Set(wrong.map(({ path }) => path.split('.')[0]!))
  return { refused: 400, problems: [...names].map((path) => ({ path, code: 'malformed' })) }
}

/**
 * What a struct makes of a value, or what is wrong with it. A struct that says so writes the value into its message, and
 * some objects cannot be written: whatever is thrown here, the value was the cause.
 */
function validate(mask: () => unknown): [Problem[], undefined] | [undefined, unknown] {
  try {
    return [undefined, mask()]
  } catch (error) {
    return [toProblems(error), undefined]
  }
}

function toProblems(error: unknown): Problem[] {
  try {
    if (error instanceof StructError)
      return error.failures().map(({ path, message }) => ({
        path: path.join('.'),
        code: isProblemCode(message) ? message : 'malformed',
      }))
  } catch {
    // Every failure but the first is looked for, and written, only now.
  }
  return [{ path: '', code: 'malformed' }]
}
