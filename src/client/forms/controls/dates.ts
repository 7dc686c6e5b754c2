/** From this year back `back` years, newest first (spec 9, year lists). */
export function yearsBack(now: Date, back: number): number[] {
  return Array.from({ length: back + 1 }, (_, at) => now.getFullYear() - at)
}

/**
 * The names of the specification's month list: April twice and no August, the eighth entry being labelled April while
 * its value is 8 (spec 9, kept as specified; L-020 to L-022). Months shown back to readers use their real names.
 */
export function monthNames(intl: string): { value: number; label: string }[] {
  const format = new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at) => ({
    value: at + 1,
    label: format.format(new Date(Date.UTC(2026, at === 7 ? 3 : at, 1))),
  }))
}
