import { expect, test } from 'vitest'
import { detectLanguage } from './language-of.ts'

test.each([
  ['راتب جيد', 'ar'],
  ['Good pay', 'en'],
  ['فريق IT ممتاز', 'ar'],
  ['The word «نمو» in English', 'en'],
  ['100%', undefined],
  ['', undefined],
])('%j is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})
