import type { Random } from './random.ts'

/** The demonstration's time: every review is in these months, both included. */
export const firstMonth = '2024-01'
export const lastMonth = '2026-10'

const start = 2024 * 12
const length = 2026 * 12 + 9 - start + 1

const formatMonth = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** A month and how far through the whole time it lies (0 to 1). */
export type Moment = { month: string; at: number }

/** Chooses `count` months at random, in order, recent ones more likely. */
export function listMonths(random: Random, count: number): Moment[] {
  return Array.from({ length: count }, () => {
    // The root of a uniform number grows towards its end; its first third is cut off so that the first months get some.
    const share = (Math.sqrt(0.12 + random.next() * 0.88) - Math.sqrt(0.12)) / (1 - Math.sqrt(0.12))
    return Math.min(length - 1, Math.floor(share * length))
  })
    .sort((a, b) => a - b)
    .map((index) => ({ month: formatMonth(start + index), at: index / (length - 1) }))
}

/** Returns the month `by` months later (earlier when negative), never after the last one. */
export function moveMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return formatMonth(Math.min(start + length - 1, year * 12 + number - 1 + by))
}

export const getYear = (month: string) => Number(month.slice(0, 4))
