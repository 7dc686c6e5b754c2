import { finishBeforeReload } from './reload.ts'

/** How numbers, dates and money look on this device, beside the language they are in. */
export interface Display {
  /** The digits of Arabic: `123`, or Arabic-Indic ones. English always has Latin ones. */
  digits: 'latin' | 'arabic'
  /** Gregorian dates by themselves, or the Hijri ones of Umm al-Qura beside them. */
  calendar: 'gregorian' | 'both'
  /** The currency in letters, or by the sign of the riyal. */
  currency: 'letters' | 'sign'
}

/** What everybody sees who has chosen nothing, and what the server draws. */
export const DEFAULT_DISPLAY: Display = { digits: 'latin', calendar: 'gregorian', currency: 'letters' }

/** The key in localStorage. */
const KEY = 'display'

/** The choices there are, in the order they are offered. */
export const displayOptions = {
  digits: ['latin', 'arabic'],
  calendar: ['gregorian', 'both'],
  currency: ['letters', 'sign'],
} as const satisfies { [Name in keyof Display]: readonly Display[Name][] }

/** Any stored text to choices there are; what is missing or unknown is as by default. */
export function parseDisplay(stored: string | null): Display {
  let kept: Partial<Record<keyof Display, unknown>> | undefined
  try {
    kept = JSON.parse(stored ?? '{}') as typeof kept
  } catch {
    // Not ours, or cut short.
  }
  const pick = <Name extends keyof Display>(name: Name): Display[Name] => {
    const known = displayOptions[name] as readonly string[] as readonly Display[Name][]
    return known.find((one) => one === kept?.[name]) ?? DEFAULT_DISPLAY[name]
  }
  return { digits: pick('digits'), calendar: pick('calendar'), currency: pick('currency') }
}

/** The choices of this device; the default where nothing can be stored. */
export function readStoredDisplay(): Display {
  try {
    return parseDisplay(localStorage.getItem(KEY))
  } catch {
    return DEFAULT_DISPLAY
  }
}

/** True where everything looks as the server draws it. */
export const isDefaultDisplay = (display: Display): boolean =>
  (Object.keys(DEFAULT_DISPLAY) as (keyof Display)[]).every((name) => display[name] === DEFAULT_DISPLAY[name])

/** Stores the choices on this device and, like a change of the language, reloads the page, once what was typed is kept. */
export async function chooseDisplay(next: Display, reload: () => void = () => location.reload()): Promise<void> {
  await finishBeforeReload()
  if (isDefaultDisplay(next)) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(next))
  reload()
}
