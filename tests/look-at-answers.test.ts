import { integer, type } from 'superstruct'
import { expect, test } from 'vitest'
import { endpoint } from '../src/contract/endpoint.ts'
import { Id } from '../src/contract/params.ts'
import { refuse } from '../src/server/platform/http/answer.ts'
import { expectConsole } from './support/console.ts'
import { lookAtAnswer } from './support/look-at-answers.ts'

const read = endpoint({
  method: 'GET',
  path: '/things/:id',
  params: { id: Id },
  access: 'public',
  response: type({ count: integer() }),
  problems: ['list_full'],
})

test('an answer is what its endpoint declares', () => {
  lookAtAnswer(read, { data: { count: 1 } })
  lookAtAnswer(read, refuse(409, 'list_full'))
  // What follows from the path, and what any call may be refused for.
  lookAtAnswer(read, refuse(404, 'not_found'))
  lookAtAnswer(read, refuse(503, 'unavailable'))
})

test.each([
  ['a problem of another call', refuse(409, 'already_reviewed')],
  ['a problem of those signed in', refuse(401, 'unauthenticated')],
  ['other data', { data: { count: 'one' } }],
  ['no data', {}],
  ['a file', { file: { type: 'image/png', bytes: new Uint8Array() } }],
])('the test in which it is %s fails', (_, answer) => {
  expect(() => lookAtAnswer(read, answer)).toThrow('GET /things/:id')
  expectConsole(/GET \/things\/:id/)
})
