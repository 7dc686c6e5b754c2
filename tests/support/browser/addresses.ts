import type { PagePath } from '../../../src/contract/pages.ts'

/** What replaces a parameter in a path, by its name; an optional parameter that is not listed here is left out. */
const made: Readonly<Record<string, string>> = { id: '1', ids: '1-2', token: 'abc' }

/** Returns the addresses of a page, with made-up ids and tokens: without its optional parameters, and with them. */
export function addressesOf(page: PagePath): string[] {
  const fill = (path: string) => path.replace(/:(\w+)\??/g, (_, name: string) => made[name] ?? '')
  const short = fill(page.replace(/\/:\w+\?/g, ''))
  const whole = fill(page)
  return short === whole || whole.endsWith('/') ? [short || '/'] : [short, whole]
}
