import { array, integer, nullable, optional, record, string, type } from 'superstruct'
import { expect, test } from 'vitest'
import { maskToShape } from './shape.ts'

const Person = type({ name: string(), age: optional(integer()), home: nullable(type({ city: string() })) })

test.each([
  ['a column too many', Person, { name: 'a', home: null, secret: 1 }, { name: 'a', home: null }],
  ['one inside', Person, { name: 'a', home: { city: 'b', secret: 1 } }, { name: 'a', home: { city: 'b' } }],
  ['in a list', array(Person), [{ name: 'a', home: null, secret: 1 }], [{ name: 'a', home: null }]],
  [
    'in a list inside',
    type({ all: nullable(array(Person)) }),
    { all: [{ name: 'a', secret: 1 }] },
    { all: [{ name: 'a' }] },
  ],
  ['nothing there', Person, { name: 'a', age: undefined }, { name: 'a' }],
  ['names that are data', record(string(), integer()), { b: 1, c: 2 }, { b: 1, c: 2 }],
  ['no object', nullable(Person), null, null],
])('an answer is masked to its shape: %s', (_, shape, value, left) => {
  expect(maskToShape(shape, value)).toStrictEqual(left)
})
