import { expect, it } from 'vitest'
import { findReturnPath } from './return-path.ts'

it('R-006, P-021: a signed-in person leaves the login page for / or for where they came from', () => {
  expect(findReturnPath(null)).toBe('/')
  expect(findReturnPath({ from: '/company/7/reviews?x=1' })).toBe('/company/7/reviews?x=1')
})

it('never leads out of the app or back to the login', () => {
  expect(findReturnPath({ from: 'https://elsewhere.example' })).toBe('/')
  expect(findReturnPath({ from: '//elsewhere.example' })).toBe('/')
  expect(findReturnPath({ from: '/\\elsewhere.example' })).toBe('/')
  expect(findReturnPath({ from: '/auth/login' })).toBe('/')
})

it('leads back to the link of a mail that counts for a person who is signed in', () => {
  expect(findReturnPath({ from: '/auth/email/Vb3_x-9' })).toBe('/auth/email/Vb3_x-9')
})
