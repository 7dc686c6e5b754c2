import type { PagePath } from '../../../src/contract/pages.ts'

/** What stands in an address in the place of a name; parts that may be missing and are not here are left out. */
const made: Readonly<Record<string, string>> = { id: '1', ids: '1-2', token: 'abc' }

/** Addresses of a page, with made-up ids and tokens: without what may be missing, and with it. */
export function addressesOf(page: PagePath): string[] {
  const fill = (path: string) => path.replace(/:(\w+)\??/g, (_, name: string) => made[name] ?? '')
  const short = fill(page.replace(/\/:\w+\?/g, ''))
  const whole = fill(page)
  return short === whole || whole.endsWith('/') ? [short || '/'] : [short, whole]
}
