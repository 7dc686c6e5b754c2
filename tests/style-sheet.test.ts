import { expect, test } from 'vitest'
import { writeSheet } from '../build/extract-styles.ts'

type Rules = Parameters<typeof writeSheet>[0][number]
const all: Rules = { d: [['.a{padding:0 0 2px 0;}', { p: -1 }]] }
const sides: Rules = { d: [['.b{padding-inline:12px;}', { p: -1 }], '.c{padding-left:4px;}'] }

test('of rules about the same edges the narrower one comes last, no matter what order the modules come in', () => {
  const wanted = ['.a{padding:0 0 2px 0;}', '.b{padding-inline:12px;}', '.c{padding-left:4px;}']
  expect(writeSheet([all, sides]).split('\n')).toEqual(wanted)
  expect(writeSheet([sides, all]).split('\n')).toEqual(wanted)
})

test('what is pressed wins over what is hovered, and that over what is neither', () => {
  const hovered = { h: ['.a:hover{margin:1px;}'], a: ['.a:active{margin:2px;}'], d: ['.a{margin-inline:3px;}'] }
  expect(writeSheet([hovered]).split('\n')).toEqual([hovered.d[0], hovered.h[0], hovered.a[0]])
})
