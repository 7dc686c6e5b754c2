/** The longest period of publication rounds, in minutes: a day, which is the usual one. */
export const minutesOfDay = 24 * 60

/** When readers see what is sent now, as a key of the common texts (`within`), with the time where they name one. */
export type Within =
  | { key: 'now' | 'day'; count?: undefined; unit?: undefined }
  | { key: 'time'; count: number; unit: 'hour' | 'minute' }

/** Describes a period of publication rounds (PUBLISH_ROUNDS), in minutes. */
export function describeRounds(minutes: number): Within {
  if (minutes === 0) return { key: 'now' }
  if (minutes >= minutesOfDay) return { key: 'day' }
  return minutes % 60 === 0
    ? { key: 'time', count: minutes / 60, unit: 'hour' }
    : { key: 'time', count: minutes, unit: 'minute' }
}
