import { expect, test } from 'vitest'
import { createRoom } from './room.ts'

test('a network fills its own room and nobody else’s, and what is given back can be taken again', () => {
  const room = createRoom({ ofNetwork: 10, all: 25 })
  const first = room.hold(() => 'a')
  expect([first.grow(6), first.grow(5), first.grow(4)]).toEqual([true, false, true])
  const second = room.hold(() => 'a')
  expect(second.grow(1)).toBe(false)
  expect(room.hold(() => 'b').grow(10)).toBe(true)
  first.release()
  first.release()
  expect(second.grow(10)).toBe(true)
})

test('all together have a bound as well', () => {
  const room = createRoom({ ofNetwork: 10, all: 25 })
  const held = ['a', 'b', 'c'].map((network) => room.hold(() => network))
  expect(held.map((one) => one.grow(10))).toEqual([true, true, false])
  expect(held[2]!.grow(5)).toBe(true)
  held[0]!.release()
  expect(held[2]!.grow(5)).toBe(true)
})
