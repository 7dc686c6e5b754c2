import { expect, it } from 'vitest'
import { splitByMatch } from './match.ts'

const drawn = (name: string, marks: [number, number][]) =>
  splitByMatch(name, marks)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('')

it('marks what matched, wherever it stands', () => {
  expect(drawn('Almasar Alakhdar', [[2, 7]])).toBe('Al[masar] Alakhdar')
  expect(drawn('مسار الواحة', [[5, 11]])).toBe('مسار [الواحة]')
  expect(
    drawn('HR manager', [
      [3, 10],
      [0, 2],
    ]),
  ).toBe('[HR] [manager]')
})

it('draws a name that matched otherwise whole, and no letter twice', () => {
  expect(drawn('Nawras', [])).toBe('Nawras')
  expect(
    drawn('Nawras', [
      [0, 4],
      [2, 6],
    ]),
  ).toBe('[Nawr][as]')
  expect(drawn('Nawras', [[3, 99]])).toBe('Naw[ras]')
})
