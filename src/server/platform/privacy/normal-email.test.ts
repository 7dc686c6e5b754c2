import { expect, test } from 'vitest'
import { isSameMailbox, normaliseAsStored, normaliseEmail } from './normal-email.ts'

const cases: [email: string, mailbox: string][] = [
  ['Sara@Example.com', 'sara@example.com'],
  ['sara+jobs@example.com', 'sara@example.com'],
  ['sara+a+b@example.com', 'sara@example.com'],
  ['+jobs@example.com', '+jobs@example.com'],
  ['s.a.ra@example.com', 's.a.ra@example.com'],
  ['sara-x@example.com', 'sara-x@example.com'],
  ['S.a.ra+x@GoogleMail.com', 'sara@gmail.com'],
  ['s.a.r_a-b+x@protonmail.com', 'sarab@proton.me'],
  ['sarab@pm.me', 'sarab@proton.me'],
  ['sarab@protonmail.ch', 'sarab@proton.me'],
  ['sara@me.com', 'sara@icloud.com'],
  ['sara+x@mac.com', 'sara@icloud.com'],
  ['s.ara@icloud.com', 's.ara@icloud.com'],
  ['sara-offers@yahoo.com', 'sara@yahoo.com'],
  ['sara.b-offers+x@yahoo.co.uk', 'sara.b@yahoo.co.uk'],
  ['sara-x@ymail.com', 'sara@ymail.com'],
  ['sara-b@ya.ru', 'sara.b@yandex.com'],
  ['sara.b@yandex.ru', 'sara.b@yandex.com'],
  ['offers@sara.fastmail.com', 'sara@fastmail.com'],
  ['sara+offers@fastmail.com', 'sara@fastmail.com'],
  ['offers@sara.fastmail.fm', 'sara@fastmail.fm'],
  ['any.thing@sara.anonaddy.com', 'sara@anonaddy.com'],
  ['sara@mail.example.com', 'sara@mail.example.com'],
  // Nothing is left of this one, so it stays.
  ['._-@proton.me', '._-@proton.me'],
]

test.each(cases)('%s is the mailbox %s', (email, mailbox) => {
  expect(normaliseEmail(email)).toBe(mailbox)
  expect(normaliseEmail(mailbox)).toBe(mailbox)
  // A mailbox known by the stored form is still one mailbox.
  expect(normaliseEmail(normaliseAsStored(email))).toBe(mailbox)
})

/** The form of the first version, which every stored account is found by. It must never change. */
test.each([
  ['Sara+x@Example.com', 'sara@example.com'],
  ['S.a.ra+x@GoogleMail.com', 'sara@gmail.com'],
  ['s.ara-x+y@ProtonMail.com', 's.ara-x@protonmail.com'],
  ['offers@sara.fastmail.com', 'offers@sara.fastmail.com'],
  ['+jobs@example.com', '+jobs@example.com'],
])('%s is stored as %s', (email, stored) => {
  expect(normaliseAsStored(email)).toBe(stored)
})

test('only what Google says of its own is certainly the same mailbox', () => {
  expect(isSameMailbox('s.ara@gmail.com', 'sara@googlemail.com')).toBe(true)
  expect(isSameMailbox('sara+x@example.com', 'sara@example.com')).toBe(false)
  expect(isSameMailbox('sara-x@yahoo.com', 'sara@yahoo.com')).toBe(false)
})
