import { expect, test } from 'vitest'
import { cutPassages } from './passages.ts'

test('a passage is replaced wherever it is, and each time by one mark', () => {
  expect(cutPassages('Bad. Good. Bad.', ['Bad.'])).toBe('[…] Good. […]')
  expect(cutPassages('abab', ['ab'])).toBe('[…][…]')
  expect(cutPassages('Good.', ['Bad.'])).toBe('Good.')
  expect(cutPassages('Good.', [])).toBe('Good.')
})

test('passages that overlap leave nothing of each other, in any order', () => {
  const passages = ['John Smith', 'Smith lives', 'lives']
  for (const order of [passages, [...passages].reverse()])
    expect(cutPassages('Here John Smith lives well.', order)).toBe('Here […] well.')
  expect(cutPassages('aaa', ['aa'])).toBe('[…]')
})
