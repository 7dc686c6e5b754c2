import { validate } from 'superstruct'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'

/**
 * Holds what a handler answers against the shape its endpoint declares, in every test that calls a server: what does not
 * fit, or is not declared at all, is a failure.
 */
export function lookAtAnswer({ method, path, response }: AnyEndpoint, data: unknown): void {
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
