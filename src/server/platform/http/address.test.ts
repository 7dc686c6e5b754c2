import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { getNetwork, parseTrustedProxies } from './address.ts'

/** Returns the network that a call over this connection, with this header, is counted for. */
async function networkFor(remoteAddress: string, forwarded?: string, trusted = '10.0.0.0/8, 192.0.2.7, fd00::/8') {
  const app = new Hono().get('/', (context) => context.text(getNetwork(context, parseTrustedProxies(trusted))))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return response.text()
}

describe('where a call comes from', () => {
  test.each([
    ['nobody between', '203.0.113.5', undefined, '203.0.113.5'],
    ['a person who says to be another', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['a proxy', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a proxy that was lied to', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['two proxies', '10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['a proxy that says no address', '10.1.2.3', '1.1.1.1, unknown', '10.1.2.3'],
    ['a proxy that names ports', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
    ['a proxy over IPv4 written as IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['its neighbour', '2001:db8:1:2:ffff::1', undefined, '2001:db8:1:2::/64'],
    ['an IPv6 proxy', 'fd00::1', '[2001:db8:9:9::1]:443', '2001:db8:9:9::/64'],
  ])('%s', async (_, remote, forwarded, network) => {
    expect(await networkFor(remote, forwarded)).toBe(network)
  })

  test('nobody is believed unless named', async () => {
    expect(await networkFor('127.0.0.1', '198.51.100.1', '')).toBe('127.0.0.1')
  })
})
