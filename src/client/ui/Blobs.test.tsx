import { expect, test } from 'vitest'
import { markup } from '../../../tests/support/markup.tsx'
import { Blobs } from './Blobs.tsx'

test('the first view has three circles behind it, a form two above it, and screen readers skip them', async () => {
  const [behind, above] = [await markup(<Blobs />), await markup(<Blobs above />)]
  expect([behind, above].map((html) => html.match(/<i /g)?.length)).toEqual([3, 2])
  for (const html of [behind, above]) expect(html).toMatch(/^<div [^>]*aria-hidden="true"/)
})
