import { expect, test } from 'vitest'
import { createRandom } from '../../demo/seed/random.ts'
import { computeCubeDeviation, computeDeviation, createNoise } from './noise.ts'

/** Returns noise that is the same for the same seed, so that the test is reproducible. */
function noiseFrom(seed: string) {
  const random = createRandom(seed)
  return createNoise((below) => random.whole(0, below - 1))
}

test.each([125, 500, 1000, 2500])('noise of %i thousandths is spread as it is said to be (chi-square)', (epsilon) => {
  const noise = noiseFrom(`chi ${epsilon}`)
  const samples = 20_000
  const counts = new Map<number, number>()
  for (let n = 0; n < samples; n++) {
    const one = noise.laplace(epsilon)
    expect(Number.isInteger(one)).toBe(true)
    counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const a = Math.exp(-epsilon / 1000)
  const likely = (k: number) => ((1 - a) / (1 + a)) * a ** Math.abs(k)
  // Every number expected ten times or more is a cell; the rest at both ends are two more.
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
  // By Wilson and Hilferty's approximation, one case of ten thousand lies beyond this.
  const limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3
  expect(square).toBeLessThan(limit)
  const squares = [...counts].reduce((sum, [k, n]) => sum + n * k ** 2, 0) / samples
  expect(Math.abs(Math.sqrt(squares) / computeDeviation(epsilon) - 1)).toBeLessThan(0.05)
})

test.each([
  [1, 700, 1],
  [2, 900, 2],
  [3, 1500, 2],
])('a cube of %i numbers at %i thousandths is spread as it is said to be (chi-square)', (size, epsilon, range) => {
  const noise = noiseFrom(`cube ${size} ${epsilon}`)
  const samples = 20_000
  const counts = new Map<number, number>()
  const largest = (numbers: readonly number[]) => Math.max(...numbers.map(Math.abs))
  for (let n = 0; n < samples; n++) {
    const reach = largest(noise.cube(epsilon, size, range))
    counts.set(reach, (counts.get(reach) ?? 0) + 1)
  }
  // This is the number of integer cubes that have this one as their largest; all are equally likely.
  const a = Math.exp(-epsilon / 1000 / range)
  const weight = (k: number) => ((2 * k + 1) ** size - (k > 0 ? (2 * k - 1) ** size : 0)) * a ** k
  const all = Array.from({ length: 400 }, (_, k) => weight(k)).reduce((sum, one) => sum + one, 0)
  const cells: [seen: number, expected: number][] = []
  let [seen, expected] = [0, 0]
  for (let k = 0; k < 400; k++) {
    seen += counts.get(k) ?? 0
    expected += (weight(k) / all) * samples
    if (expected < 10) continue
    cells.push([seen, expected])
    ;[seen, expected] = [0, 0]
  }
  const square = cells.reduce((sum, [n, of]) => sum + (n - of) ** 2 / of, 0)
  const freedom = cells.length - 1
  expect(cells.length).toBeGreaterThan(5)
  expect(square).toBeLessThan(freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3)
})

test('each number of a cube has the deviation it is said to have', () => {
  const noise = noiseFrom('deviation')
  const numbers = Array.from({ length: 1000 }, () => noise.cube(2500, 9, 450)).flat()
  const squares = numbers.reduce((sum, one) => sum + one ** 2, 0) / numbers.length
  expect(Math.abs(Math.sqrt(squares) / 450 / computeCubeDeviation(2500, 9) - 1)).toBeLessThan(0.05)
})

test('a budget that is no whole number of thousandths is refused', () => {
  const noise = createNoise()
  for (const epsilon of [0, -1, 0.5, Number.NaN]) {
    expect(() => noise.laplace(epsilon)).toThrow(/thousandths/)
    expect(() => noise.cube(epsilon, 2, 1)).toThrow(/thousandths/)
  }
})
