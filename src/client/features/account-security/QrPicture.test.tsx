import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildTotpUri } from '../../../contract/accounts/totp.ts'
import QrPicture from './QrPicture.tsx'

/** Decodes the picture as a camera would: each module as a few pixels of black on white. */
function readBy(markup: string): string {
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)![1])
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4
        data.fill(0, at, at + 3)
      }
  return decodeQR({ width: side, height: side, data })
}

test.each([
  's@x.co',
  'sara.alharbi+shafaf@a-longer-name.example.com',
  `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`,
])('a camera reads from the picture what stands beside it as text: %s', (email) => {
  const address = buildTotpUri('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', email)
  const markup = renderToStaticMarkup(<QrPicture text={address} label="The key" />)
  expect(readBy(markup)).toBe(address)
  expect(markup).toContain('role="img" aria-label="The key"')
})
