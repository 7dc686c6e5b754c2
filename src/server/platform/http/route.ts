import { StructError } from 'superstruct'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { getShapes } from '../../../contract/endpoints.ts'
import { check } from '../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import { getFormAnswered } from '../../../contract/form/shorter.ts'
import { isProblemCode, type Problem } from '../../../contract/problem.ts'
import type { Answer, Refusal } from './answer.ts'
import type { AnyCall, CallOf, Handle, Route } from './call.ts'

/**
 * Binds an endpoint of the contract to its handler, typed by its declaration. Access, limits, shapes and lookup ids are
 * checked before the handler runs. An endpoint that must not act twice is bound by `routeOnce` (`idempotency/once.ts`).
 */
export function route<const E extends AnyEndpoint>(endpoint: E, handle: Handle<E>): Route {
  if (endpoint.idempotent) throw new Error(`${endpoint.path} is idempotent and needs routeOnce`)
  return bind(endpoint, handle)
}

/**
 * Binds a handler to its endpoint and drops the types: from here on a call is any call, since the router builds each
 * with its endpoint's own structs. Throws when the parameters of the path and those declared differ.
 */
export function bind<E extends AnyEndpoint>(endpoint: E, handle: (call: CallOf<E>) => Promise<Answer>): Route {
  const { path } = endpoint
  const { params = {} } = getShapes(endpoint)
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  if (named.sort().join() !== Object.keys(params).sort().join()) throw new Error(`${path} declares other parameters`)
  return { endpoint, handle: handle as Route['handle'] }
}

export type Input = {
  /** The form of the body, if the endpoint has one. */
  form?: Form | undefined
  answers: RawAnswers
  beside: Record<string, unknown>
}

/** Validates a body against the endpoint's form and the fields beside it: returns the typed input, or every problem. */
export function parseInput(endpoint: AnyEndpoint, body: RawAnswers, now: Date): Input | { problems: Problem[] } {
  const { beside } = getShapes(endpoint)
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

/** Parses the parameters of a path; undefined when one does not fit. */
export function parseParams(endpoint: AnyEndpoint, given: Record<string, string>): AnyCall['params'] | undefined {
  const { params = {} } = getShapes(endpoint)
  const values = Object.entries(params).map(
    ([name, struct]) => [name, validate(() => struct.create(given[name]))] as const,
  )
  if (values.some(([, [wrong]]) => wrong)) return undefined
  return Object.fromEntries(values.map(([name, [, value]]) => [name, value])) as AnyCall['params']
}

/** Parses the query parameters an endpoint names, or returns which of them do not fit. */
export function parseQuery(
  endpoint: AnyEndpoint,
  given: Record<string, string>,
): { query: AnyCall['query'] } | Refusal {
  const { query } = getShapes(endpoint)
  if (!query) return { query: {} }
  const [wrong, value] = validate(() => query.mask(given))
  if (!wrong) return { query: value as AnyCall['query'] }
  const names = new Set(wrong.map(({ path }) => path.split('.')[0]!))
  return { refused: 400, problems: [...names].map((path) => ({ path, code: 'malformed' })) }
}

/**
 * Runs a struct on a value and returns the result or the problems. Some structs write the value into their message, and
 * some objects cannot be written: any error thrown here is caused by the value.
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
    // The other failures are computed, and their messages written, only at this point.
  }
  return [{ path: '', code: 'malformed' }]
}
