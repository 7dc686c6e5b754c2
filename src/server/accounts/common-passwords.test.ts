import { expect, test } from 'vitest'
import list from './common-passwords.json'
import { isCommon } from './common-passwords.ts'

test.each(['password', 'Password', 'sunshine', '1234567890', 'Sunshine12!', 'saudi123'])('%s is common', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each(['quiet-orange-lamp-19', 'كلمة سر طويلة', 'hx7Kq2mZ'])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})

test('more than a thousand of them, all of a length that could be chosen', () => {
  const words = list.words.split(' ')
  expect(words.length).toBeGreaterThan(1000)
  expect(words.filter((word) => word.length < 8 || word.length > 30)).toEqual([])
})
