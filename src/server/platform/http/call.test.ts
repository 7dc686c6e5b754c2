import { integer, type } from 'superstruct'
import { expect, expectTypeOf, test } from 'vitest'
import { defineEndpoint, defineShapes } from '../../../contract/endpoint.ts'
import { addShapes } from '../../../contract/endpoints.ts'
import { choice, text } from '../../../contract/form/fields.ts'
import { defineForm } from '../../../contract/form/form.ts'
import { Id } from '../../../contract/params.schema.ts'
import type { Account, Moderator } from './account.ts'
import { refuse } from './answer.ts'
import type { CallOf } from './call.ts'
import { route } from './route.ts'

const rateShapes = defineShapes({
  params: { id: Id },
  beside: type({ place: integer() }),
  response: type({ total: integer() }),
  problems: ['already_reviewed'],
})
const rate = addShapes(
  defineEndpoint<typeof rateShapes>()({
    method: 'POST',
    path: '/things/:id/rate',
    access: 'member',
    whose: 'anybody',
    form: defineForm('rate', [choice('stars', [1, 2]), text('word')]),
  }),
  rateShapes,
)
const look = addShapes(defineEndpoint<object>()({ method: 'GET', path: '/things', access: 'public' }), {})
const judge = defineEndpoint<object>()({ ...look, access: 'moderator' })

// The compiler checks the expectations below: it reports a line that compiles although it should not.

test('a handler is given what its endpoint declares', () => {
  expectTypeOf<CallOf<typeof rate>['params']['id']>().toEqualTypeOf<number>()
  expectTypeOf<CallOf<typeof rate>['answers']['stars']>().toEqualTypeOf<1 | 2>()
  expectTypeOf<CallOf<typeof rate>['answers']['word']>().toEqualTypeOf<string>()
  expectTypeOf<CallOf<typeof rate>['beside']['place']>().toEqualTypeOf<number>()
  expectTypeOf<CallOf<typeof rate>['account']>().toEqualTypeOf<Account>()
  expectTypeOf<CallOf<typeof judge>['account']>().toExtend<Moderator>()
  expectTypeOf<CallOf<typeof look>>().not.toHaveProperty('account')
  const { endpoint: bound } = route(rate, async ({ params, beside }) => ({ data: { total: params.id + beside.place } }))
  expect(bound.path).toBe('/things/:id/rate')
})

test('a handler answers what its endpoint declares', () => {
  const bound = [
    route(rate, async () => refuse(409, 'already_reviewed')),
    route(rate, async () => refuse(404, 'not_found')),
    // @ts-expect-error a problem it does not declare
    route(rate, async () => refuse(409, 'last_admin')),
    // @ts-expect-error data of another shape
    route(rate, async () => ({ data: { total: 'many' } })),
    // @ts-expect-error no data where some is declared
    route(rate, async () => ({ message: 'signed_out' })),
    // @ts-expect-error data where none is declared
    route(look, async () => ({ data: { total: 1 } })),
    // @ts-expect-error someone where nobody is known
    route(look, async ({ account }) => ({ values: { name: account.id } })),
    // @ts-expect-error an answer its form does not ask for
    route(rate, async ({ answers }) => ({ data: { total: answers.colour } })),
    // @ts-expect-error a parameter its path does not name
    route(look, async ({ params }) => ({ values: { n: params.id } })),
  ]
  expect(bound).toHaveLength(9)
})
