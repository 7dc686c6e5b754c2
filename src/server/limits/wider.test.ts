import { expect, test } from 'vitest'
import { parseHostingNetworks } from './hosting.ts'
import { addWider, getMailDomain } from './wider.ts'

const none = parseHostingNetworks('')

test.each([
  ['sara@mail.rimal.com.sa', 'rimal.com.sa'],
  ['sara@a.b.Invented.Example', 'invented.example'],
  ['sara@rimal.sa', 'rimal.sa'],
  ['sara@gmail.com', undefined],
  ['sara@outlook.sa', undefined],
])('%s counts for the domain %s', (email, domain) => {
  expect(getMailDomain(email)).toBe(domain)
})

test('an IPv6 network counts for its /56 and its /48, an IPv4 address for its /24', () => {
  const tried = addWider({ network: '2001:db8:1:2ff::/64' }, none)
  expect(tried).toMatchObject({ wide: '2001:db8:1:200::/56', widest: '2001:db8:1::/48' })
  expect(addWider({ network: '203.0.113.9' }, none)).toEqual({ network: '203.0.113.9', wide: '203.0.113.0/24' })
  expect(addWider({ account: 'a' }, none)).toEqual({ account: 'a' })
})

test('a hosting network is one that the operator lists', () => {
  const hosting = parseHostingNetworks('# a provider\n203.0.112.0/23 # its servers\n\n2001:db8::/32\n')
  expect(addWider({ network: '203.0.113.9' }, hosting).hosting).toBe('203.0.113.0/24')
  expect(addWider({ network: '2001:db8:1:2::/64' }, hosting).hosting).toBe('2001:db8:1::/56')
  expect(addWider({ network: '203.0.114.9' }, hosting).hosting).toBeUndefined()
  expect(() => parseHostingNetworks('203.0.113.0')).toThrow('is not a network')
})
