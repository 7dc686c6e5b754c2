import { expect, test } from 'vitest'
import { isSameMailbox, normaliseEmail } from './normal-email.ts'

test.each([
  ['Sara@Example.com', 'sara@example.com'],
  ['sara+jobs@example.com', 'sara@example.com'],
  ['sara+a+b@example.com', 'sara@example.com'],
  ['+jobs@example.com', '+jobs@example.com'],
  ['s.a.ra@example.com', 's.a.ra@example.com'],
  ['S.a.ra+x@GoogleMail.com', 'sara@gmail.com'],
])('%s is %s', (email, normal) => {
  expect(normaliseEmail(email)).toBe(normal)
  expect(normaliseEmail(normal)).toBe(normal)
})

test('only what a provider says is the same is the same mailbox', () => {
  expect(isSameMailbox('s.ara@gmail.com', 'sara@googlemail.com')).toBe(true)
  expect(isSameMailbox('sara+x@example.com', 'sara@example.com')).toBe(false)
})
