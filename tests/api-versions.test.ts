import { expect, test } from 'vitest'
import { writeOpenApi } from '../scripts/openapi.ts'
import { listKept, readPacked } from './support/fixtures.ts'
import { type ApiDocument, listWithdrawn } from './support/oracles/withdrawn.ts'

const now: ApiDocument & { info: { version: string } } = JSON.parse(writeOpenApi())
const readApiOf = (version: string): typeof now => JSON.parse(readPacked(version, 'openapi.json.gz'))
/** The comparison of pay, which a device computes by itself since then. */
const withdrawn: Readonly<Record<string, readonly string[]>> = {
  '2559b0b6': ['post /companies/{id}/compare/all is gone', 'post /companies/{id}/compare is gone'],
}

test.each(listKept())('the API still offers what it offered in %s under the same version', (version) => {
  const then = readApiOf(version)
  expect(then.info.version).toBe(now.info.version)
  expect(listWithdrawn(then, now)).toEqual(withdrawn[version] ?? [])
})

test.each<[string, (changed: typeof now) => void, string]>([
  ['a call', ({ paths }) => delete paths['/reports'], 'post /reports is gone'],
  [
    'a field of an answer',
    ({ paths }) => {
      const { schema } = paths['/account/recovery-code']!.get!.responses['200']!.content!['application/json']!
      delete schema!.properties!.data!.properties!.kept
    },
    'get /account/recovery-code gives.data.kept is gone',
  ],
  [
    'a parameter that becomes required',
    ({ paths }) => {
      const { parameters } = paths['/companies/{id}/reviews']!.get!
      parameters!.find(({ name }) => name === 'stars')!.required = true
    },
    'get /companies/{id}/reviews: parameter stars is required',
  ],
])('withdrawing %s is noticed', (_, change, words) => {
  const changed = structuredClone(now)
  change(changed)
  expect(listWithdrawn(now, now)).toEqual([])
  expect(listWithdrawn(now, changed)).toEqual([words])
})
