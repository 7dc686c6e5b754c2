import { validate } from 'superstruct'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { problemsOf } from '../../src/contract/problems-of.ts'
import { type Answer, isRefused } from '../../src/server/platform/http/answer.ts'

/**
 * Holds what a handler answers against what its endpoint declares, in every test that calls a server: data that does not
 * fit its shape or is not declared at all, and a problem that is not declared, is a failure.
 */
export function lookAtAnswer(endpoint: AnyEndpoint, answer: Answer): void {
  const { method, path, response } = endpoint
  if (isRefused(answer)) {
    const declared = problemsOf(endpoint)
    const other = answer.problems.filter(({ code }) => !declared.has(code)).map(({ code }) => code)
    if (other.length > 0) throw wrong(`${method} ${path} is refused with ${other.join(', ')} and does not declare it`)
    return
  }
  if (answer.file) {
    if (!endpoint.file) throw wrong(`${method} ${path} gives a file and declares none`)
    return
  }
  const { data } = answer
  if (data === undefined) {
    if (response) throw wrong(`${method} ${path} declares data and gives none`)
    return
  }
  if (!response) throw wrong(`${method} ${path} gives data and declares none`)
  // As it travels: what JSON leaves out is not there.
  const [error] = validate(JSON.parse(JSON.stringify(data)), response)
  if (error) throw wrong(`${method} ${path} does not fit its shape at ${error.path.join('.')}: ${error.message}`)
}

/** Its words reach the test by the console, which no test may leave with an error. */
function wrong(message: string): Error {
  console.error(message)
  return new Error(message)
}
