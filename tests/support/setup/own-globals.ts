import { afterAll } from 'vitest'

/**
 * The Node adapter of the server replaces the platform's request and response with its own, which show no properties to
 * code that lists them, such as the client's HTTP library. Test files share a process: after one that listened on a
 * port, the next one finds the platform's classes again.
 */
const own = Symbol.for('the Request and Response of the platform')
const kept = globalThis as { [own]?: Pick<typeof globalThis, 'Request' | 'Response'> }
kept[own] ??= { Request, Response }

afterAll(() => {
  for (const [name, value] of Object.entries(kept[own]!))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
})
