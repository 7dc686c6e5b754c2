import { expect, test } from 'vitest'
import { randomFrom } from '../../demo/seed/random.ts'
import { createNoise, deviationOf } from './noise.ts'

/** The same numbers for the same seed, so that the test says the same each time. */
function noiseFrom(seed: string) {
  const random = randomFrom(seed)
  return createNoise((below) => random.whole(0, below - 1))
}

test.each([125, 500, 1000, 2500])('noise of %i thousandths is spread as it is said to be (chi-square)', (epsilon) => {
  const noise = noiseFrom(`chi ${epsilon}`)
  const samples = 20_000
  const counts = new Map<number, number>()
  for (let n = 0; n < samples; n++) {
    const one = noise(epsilon)
    expect(Number.isInteger(one)).toBe(true)
    counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const a = Math.exp(-epsilon / 1000)
  const likely = (k: number) => ((1 - a) / (1 + a)) * a ** Math.abs(k)
  // Every number expected ten times or more is a cell, the rest at both ends two more.
  let reach = 0
  while (likely(reach + 1) * samples >= 10) reach += 1
  const tail = a ** (reach + 1) / (1 + a)
  const sums = { below: 0, above: 0 }
  for (const [k, n] of counts) if (Math.abs(k) > reach) sums[k < 0 ? 'below' : 'above'] += n
  const cells = [
    [sums.below, tail * samples],
    [sums.above, tail * samples],
    ...Array.from({ length: 2 * reach + 1 }, (_, at) => [counts.get(at - reach) ?? 0, likely(at - reach) * samples]),
  ].filter(([, expected]) => expected! >= 1) as [number, number][]
  const square = cells.reduce((sum, [seen, expected]) => sum + (seen - expected) ** 2 / expected, 0)
  const freedom = cells.length - 1
  // Wilson and Hilferty: beyond this lies one case of ten thousand.
  const limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3
  expect(square).toBeLessThan(limit)
  const squares = [...counts].reduce((sum, [k, n]) => sum + n * k ** 2, 0) / samples
  expect(Math.abs(Math.sqrt(squares) / deviationOf(epsilon) - 1)).toBeLessThan(0.05)
})

test('nothing that is no whole number of thousandths is drawn', () => {
  const noise = createNoise()
  for (const epsilon of [0, -1, 0.5, Number.NaN]) expect(() => noise(epsilon)).toThrow(/thousandths/)
})
