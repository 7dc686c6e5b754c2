import { deviceStorage } from '../platform/device-storage.ts'

/** The released pay of a job title that a person put beside offers, as the page of the title showed it. */
export type KeptTitle = {
  id: number
  name: string
  median: number | null
  lower: number
  upper: number
  p25: number | null
  p75: number | null
}

const key = 'payTitle'
const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0
const isAmountOrNone = (value: unknown) => value === null || isAmount(value)

/** Keeps the pay of a title on this device, where the page of offers reads it without a request. */
export const saveTitle = (title: KeptTitle): boolean => deviceStorage.setItem(key, JSON.stringify(title))

export const forgetTitle = (): void => deviceStorage.removeItem(key)

/** Reads the title that is kept; undefined where there is none that can be read. */
export function readKeptTitle(): KeptTitle | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { id, name, median, lower, upper, p25, p75 } = kept as Record<string, unknown>
    const isWhole = [lower, upper, id].every(isAmount) && [median, p25, p75].every(isAmountOrNone)
    return isWhole && typeof name === 'string' ? (kept as KeptTitle) : undefined
  } catch {
    return undefined
  }
}
