import { afterEach, expect, test } from 'vitest'
import { deviceStorage } from '../platform/device-storage.ts'
import { forgetTitle, readKeptTitle, saveTitle } from './kept-title.ts'

const title = { id: 14, name: 'Accountant', median: null, lower: 9_800, upper: 13_200, p25: 8_000, p75: 15_000 }
afterEach(forgetTitle)

test('a title that was put beside offers is read as it was kept', () => {
  expect(readKeptTitle()).toBeUndefined()
  saveTitle(title)
  expect(readKeptTitle()).toEqual(title)
  forgetTitle()
  expect(readKeptTitle()).toBeUndefined()
})

test.each([
  '{',
  '[]',
  '7',
  JSON.stringify({ ...title, lower: '9,800' }),
  JSON.stringify({ ...title, name: undefined }),
])('what is no title is none: %s', (text) => {
  deviceStorage.setItem('payTitle', text)
  expect(readKeptTitle()).toBeUndefined()
})
