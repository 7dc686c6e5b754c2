import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it('reads addresses with and without a scheme', () => {
  expect(webAddress('masar.example')).toEqual({ href: 'https://masar.example/', shown: 'masar.example' })
  expect(webAddress('https://www.masar.example/about/')).toMatchObject({ shown: 'masar.example/about' })
})

it('gives no link for anything but the web', () => {
  expect(webAddress('javascript:alert(1)')).toBeNull()
  expect(webAddress('data:text/html,x')).toBeNull()
  expect(webAddress('not an address')).toBeNull()
})
