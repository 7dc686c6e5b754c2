import { deviceStorage } from '../platform/device-storage.ts'
import { finishBeforeReload } from './reload.ts'

/** How numbers, dates and money look on this device, independent of the language. */
export interface Display {
  /** The digits in Arabic: `123`, or Arabic-Indic ones. English always has Latin digits. */
  digits: 'latin' | 'arabic'
  /** Gregorian dates alone, or with Hijri (Umm al-Qura) dates beside them. */
  calendar: 'gregorian' | 'both'
  /** The currency in letters, or as the sign of the riyal. */
  currency: 'letters' | 'sign'
}

/** The default, and what the server renders. */
export const DEFAULT_DISPLAY: Display = { digits: 'latin', calendar: 'gregorian', currency: 'letters' }

/** The key in deviceStorage. */
const KEY = 'display'

/** The options, in the order they are offered. */
export const displayOptions = {
  digits: ['latin', 'arabic'],
  calendar: ['gregorian', 'both'],
  currency: ['letters', 'sign'],
} as const satisfies { [Name in keyof Display]: readonly Display[Name][] }

/** Parses any stored text into valid options; missing or unknown ones are the default. */
export function parseDisplay(stored: string | null): Display {
  let kept: Partial<Record<keyof Display, unknown>> | undefined
  try {
    kept = JSON.parse(stored ?? '{}') as typeof kept
  } catch {
    // Written by something else, or truncated.
  }
  const pick = <Name extends keyof Display>(name: Name): Display[Name] => {
    const known = displayOptions[name] as readonly string[] as readonly Display[Name][]
    return known.find((one) => one === kept?.[name]) ?? DEFAULT_DISPLAY[name]
  }
  return { digits: pick('digits'), calendar: pick('calendar'), currency: pick('currency') }
}

/** Reads the options of this device; the default where none are stored. */
export const readStoredDisplay = (): Display => parseDisplay(deviceStorage.getItem(KEY))

/** Whether everything looks as the server renders it. */
export const isDefaultDisplay = (display: Display): boolean =>
  (Object.keys(DEFAULT_DISPLAY) as (keyof Display)[]).every((name) => display[name] === DEFAULT_DISPLAY[name])

/**
 * Stores the options on this device and, like a change of the language, reloads the page, once what was typed is saved.
 */
export async function chooseDisplay(next: Display, reload: () => void = () => location.reload()): Promise<void> {
  await finishBeforeReload()
  if (isDefaultDisplay(next)) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, JSON.stringify(next))
  reload()
}
