import { expect, test } from 'vitest'
import { replaceBeginning } from './replace-beginning.ts'

const beginnings = ['Thank you.', 'Thank you. We agree.', 'شكرًا لك.']

test.each([
  ['', 'Thank you. '],
  ['We have two new rooms.', 'Thank you. We have two new rooms.'],
  ['Thank you. We agree. It is loud.', 'Thank you. It is loud.'],
  ['شكرًا لك. المكتب أهدأ الآن.', 'Thank you. المكتب أهدأ الآن.'],
])('a beginning that is pressed loses nothing of what was written: %j', (text, expected) => {
  expect(replaceBeginning('Thank you.', text, beginnings)).toBe(expected)
})
