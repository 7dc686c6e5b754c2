import { expect, test } from 'vitest'
import { replaceChatDigits, toOtherLayout } from './keyboard.ts'

test.each([
  ['k,vs', ['نورس']],
  ['lshv hg,hpm', ['مسار الواحة']],
  ['rhtgm', ['قافلة']],
  ['ىشصقشس', ['nawras']],
  ['لاشىن', ['bank', 'ghank']],
  ['نورس nawras', []],
  ['123', []],
])('the other keyboard: %s', (typed, meant) => {
  expect(toOtherLayout(typed)).toEqual(meant)
})

test.each([
  ['al-7ijaz', 'al-hijaz'],
  ['dar alna5eel', 'dar alnakheel'],
  ["3'ali", 'ghali'],
  ['ibn hayyan 24', 'ibn hayyan 24'],
  ['نورس 7', 'نورس 7'],
])('digits among Latin letters: %s', (typed, meant) => {
  expect(replaceChatDigits(typed)).toBe(meant)
})
