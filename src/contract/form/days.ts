const hour = 3_600_000

/** Returns the calendar day in Riyadh (three hours ahead of UTC all year), `YYYY-MM-DD`: the same on every device. */
export const getRiyadhDay = (now: Date): string => new Date(now.getTime() + 3 * hour).toISOString().slice(0, 10)

/** Returns the year in Riyadh: it does not depend on the zone of a server or a device. */
export const getRiyadhYear = (now: Date): number => Number(getRiyadhDay(now).slice(0, 4))

/** Whether a value is a day of the calendar from 1900 to 2199, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** Whether a value is a month of the years 1900 to 2199, `YYYY-MM`. */
export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(value)
