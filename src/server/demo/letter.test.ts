import { expect, test } from 'vitest'
import { takeFile } from '../files/take.ts'
import { letterOf } from './letter.ts'

test('a letter is a PDF we take, and each part of it lies where its table says', async () => {
  const letter = letterOf(['Masar (Alwaha)', 'a \\ b'])
  const file = new Blob([new Uint8Array(letter)], { type: 'application/pdf' })
  expect(await takeFile(file, { most: 1600 })).toMatchObject({ type: 'application/pdf' })
  const text = letter.toString('latin1')
  expect(text).toContain('(Masar \\(Alwaha\\)) Tj')
  expect(text).toContain('(a \\\\ b) Tj')
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => text.slice(place, place + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
})
