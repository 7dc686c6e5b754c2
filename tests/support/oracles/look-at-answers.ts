import { validate } from 'superstruct'
import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import { getShapes } from '../../../src/contract/endpoints.ts'
import { listProblems } from '../../../src/contract/problems-of.ts'
import { type Answer, isRefused } from '../../../src/server/platform/http/answer.ts'
import { undocumentedBody } from './documented.ts'

/** Bodies that have been validated already, by endpoint: many tests read the same page a hundred times. */
const fitting = new WeakMap<AnyEndpoint, Set<string>>()
const mostFitting = 100

/**
 * Compares the response of a handler with what its endpoint declares and with the OpenAPI document, in every test that
 * calls a server: data that does not match its schema or is not declared at all, or an undeclared status or problem, is
 * a failure. `otherwise` returns how a body differs from the document.
 */
export function lookAtAnswer(endpoint: AnyEndpoint, answer: Answer, otherwise = undocumentedBody): void {
  const hold = (status: number, body: object) => {
    const other = otherwise(endpoint, status, body)
    if (other) throw wrong(`the document says otherwise of ${other}`)
  }
  const { method, path } = endpoint
  const { response } = getShapes(endpoint)
  if (isRefused(answer)) {
    const declared = listProblems(endpoint)
    const other = answer.problems.filter(({ code }) => !declared.has(code)).map(({ code }) => code)
    if (other.length > 0) throw wrong(`${method} ${path} is refused with ${other.join(', ')} and does not declare it`)
    hold(answer.refused, { message: '', problems: answer.problems })
    return
  }
  if (answer.file) {
    if (!endpoint.file) throw wrong(`${method} ${path} gives a file and declares none`)
    return
  }
  const { data, status = 200 } = answer
  if (data === undefined) {
    if (response) throw wrong(`${method} ${path} declares data and gives none`)
    hold(status, {})
    return
  }
  if (!response) throw wrong(`${method} ${path} gives data and declares none`)
  // Compared as serialised: JSON leaves out properties that are undefined.
  const text = JSON.stringify(data)
  const isDocument = otherwise === undocumentedBody
  const known = fitting.get(endpoint) ?? new Set<string>()
  if (isDocument && known.has(`${status} ${text}`)) return
  const travelled = JSON.parse(text)
  const [error] = validate(travelled, response)
  if (error) throw wrong(`${method} ${path} does not fit its shape at ${error.path.join('.')}: ${error.message}`)
  hold(status, { data: travelled })
  if (known.size >= mostFitting) known.clear()
  if (isDocument) fitting.set(endpoint, known.add(`${status} ${text}`))
}

/** Returns an error, and logs its message, since no test may end with an error on the console. */
function wrong(message: string): Error {
  console.error(message)
  return new Error(message)
}
