import { integer, type } from 'superstruct'
import { expect, test } from 'vitest'
import { type AnyEndpoint, defineEndpoint, defineShapes } from '../src/contract/endpoint.ts'
import { addShapes } from '../src/contract/endpoints.ts'
import { getCities } from '../src/contract/lookups/lists.ts'
import { Id } from '../src/contract/params.schema.ts'
import { type Answer, refuse } from '../src/server/platform/http/answer.ts'
import { lookAtAnswer } from './support/oracles/look-at-answers.ts'
import { expectConsole } from './support/setup/console.ts'

const shapes = defineShapes({ params: { id: Id }, response: type({ count: integer() }), problems: ['list_full'] })
const read = addShapes(
  defineEndpoint<typeof shapes>()({ method: 'GET', path: '/things/:id', access: 'public' }),
  shapes,
)

const lookAt = (answer: Answer) => lookAtAnswer(read, answer, () => undefined)

test('an answer is what its endpoint declares', () => {
  const seen: [number, object][] = []
  const keep = (_: AnyEndpoint, status: number, body: unknown) => void seen.push([status, body as object])
  const problems = (path: string, code: string) => ({ message: '', problems: [{ path, code }] })
  lookAtAnswer(read, { data: { count: 1, gone: undefined } }, keep)
  lookAtAnswer(read, refuse(409, 'list_full'), keep)
  // Problems that follow from the path, and problems of any call.
  lookAtAnswer(read, refuse(404, 'not_found'), keep)
  lookAtAnswer(read, refuse(503, 'unavailable'), keep)
  // Each is compared with the document as serialised.
  expect(seen).toEqual([
    [200, { data: { count: 1 } }],
    [409, problems('', 'list_full')],
    [404, problems('', 'not_found')],
    [503, problems('', 'unavailable')],
  ])
})

test.each([
  ['a problem of another call', refuse(409, 'already_reviewed')],
  ['a problem of those signed in', refuse(401, 'unauthenticated')],
  ['other data', { data: { count: 'one' } }],
  ['no data', {}],
  ['a file', { file: { type: 'image/png', bytes: new Uint8Array() } }],
])('the test in which it is %s fails', (_, answer) => {
  expect(() => lookAt(answer)).toThrow('GET /things/:id')
  expectConsole(/GET \/things\/:id/)
})

test.each([
  ['a call it does not have', read, refuse(404, 'not_found'), /no such call or status/],
  ['a status it does not have', getCities, { data: [], status: 201 }, /no such call or status/],
  [
    'a problem under another status',
    getCities,
    { refused: 400, problems: [{ path: '', code: 'too_many' as const }] },
    /too_many/,
  ],
])('and so does the one in which the document says otherwise: %s', (_, call, answer, why) => {
  expect(() => lookAtAnswer(call, answer)).toThrow(why)
  expectConsole(why)
})
