import { payRules } from '../../contract/statistics/rules.ts'

/** The bands amounts are counted in; their edges are fixed beforehand and depend on nobody's pay. */
export type Bands = { edges: readonly number[] }

const width = Math.log(1 + payRules.wider)
const buildBands = (lowest: number, highest: number): Bands => ({
  edges: Array.from(
    { length: Math.ceil(Math.log(highest / lowest) / width) + 1 },
    (_, place) => Math.log(lowest) + place * width,
  ),
})

/** The bands of monthly pay, of yearly amounts besides it, and of raises in percent. On a logarithmic scale. */
export const payBands = buildBands(payRules.lowest, payRules.highest)
export const yearlyBands = buildBands(payRules.lowest / 2, payRules.highest * 2)
export const percentBands: Bands = { edges: [1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 25, 40, 100].map(Math.log) }

/** Returns the band an amount is counted in. */
export function findBand({ edges }: Bands, amount: number): number {
  const at = edges.findLastIndex((edge) => edge <= Math.log(Math.max(amount, 1)) + 1e-9)
  return Math.min(edges.length - 2, Math.max(0, at))
}

/** Lists the names of all bands. */
export const listBandNames = ({ edges }: Bands): string[] =>
  Array.from({ length: edges.length - 1 }, (_, n) => String(n))
