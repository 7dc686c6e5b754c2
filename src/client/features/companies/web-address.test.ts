import { expect, it } from 'vitest'
import { formatWebAddress } from './web-address.ts'

it('reads addresses with and without a scheme', () => {
  expect(formatWebAddress('masar.example')).toEqual({ href: 'https://masar.example/', shown: 'masar.example' })
  expect(formatWebAddress('https://www.masar.example/about/')).toMatchObject({ shown: 'masar.example/about' })
})

it('gives no link for anything but the web', () => {
  expect(formatWebAddress('javascript:alert(1)')).toBeNull()
  expect(formatWebAddress('data:text/html,x')).toBeNull()
  expect(formatWebAddress('not an address')).toBeNull()
})
