import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPackable, findAcceptedCoding, packBody } from './coding.ts'

test.each([
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['GZIP;q=0.5', 'gzip'],
])('Accept-Encoding %s is answered with %s', (header, coding) => {
  expect(findAcceptedCoding(header)).toBe(coding)
})

test('what is packed reads back as the same, and is made once', async () => {
  const one = createPackable(Buffer.from('شفّاف '.repeat(1000)))
  const [br, gzip] = await Promise.all([packBody(one, 'br'), packBody(one, 'gzip')])
  expect(new Uint8Array(brotliDecompressSync(br))).toEqual(one.bytes)
  expect(new Uint8Array(gunzipSync(gzip))).toEqual(one.bytes)
  expect(br.length).toBeLessThan(one.bytes.length / 10)
  expect(await packBody(one, 'br')).toBe(br)
})
