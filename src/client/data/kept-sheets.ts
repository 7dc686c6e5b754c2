import { changeTotal, emptySheet, readSheet, type Sheet } from '../../contract/pay-package/sheet.ts'
import { deviceStorage } from '../platform/device-storage.ts'

/** The key in local storage. A sign-out deletes it, as all keys that say something of a person. */
const key = 'payPackage'
/** The format of what is kept. A later one reads this one. */
const version = 1

/** The most offers beside the package of today. */
export const maxOffers = 3

/** What this device keeps: the package, and the offers beside it. */
export type KeptSheets = { package: Sheet; offers: readonly Sheet[]; years: number }

/** Reads what this device keeps; undefined where it keeps nothing that can be read. */
export function readKept(): KeptSheets | undefined {
  const text = deviceStorage.getItem(key)
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'version') !== version) return undefined
    const offers: unknown = Reflect.get(kept, 'offers')
    const years: unknown = Reflect.get(kept, 'years')
    return {
      package: readSheet(Reflect.get(kept, 'package')),
      offers: Array.isArray(offers) ? offers.slice(0, maxOffers).map(readSheet) : [],
      years: typeof years === 'number' && years >= 1 && years <= 10 ? Math.round(years) : 4,
    }
  } catch {
    return undefined
  }
}

/** Keeps a part of it on this device; the other parts stay. Returns whether it outlives the page. */
export function saveSheets(part: Partial<KeptSheets>): boolean {
  const kept = readKept() ?? { package: readSheet(undefined), offers: [], years: 4 }
  return deviceStorage.setItem(key, JSON.stringify({ version, ...kept, ...part }))
}

/** Whether nobody has filled in more than basic pay: the rest of the pay and the first day are as they were. */
const isBare = ({ guessed, other, bonus, joined }: Sheet) =>
  guessed.housing && guessed.transport && other === 0 && bonus === 0 && joined === ''

/**
 * Returns where a pay a month, in riyals, is worked out, and what changes there: the package, or an offer beside a
 * package that someone has filled in, which stays. Nothing changes where there is no place for another offer.
 */
export function findPlaceForAmount(
  { package: present, offers }: Pick<KeptSheets, 'package' | 'offers'>,
  riyals: number,
): { path: string; part: Partial<KeptSheets> } {
  if (isBare(present)) return { path: '/package', part: { package: changeTotal(present, riyals) } }
  const free = offers.findIndex((offer) => offer.basic === 0)
  const at = free >= 0 ? free : offers.length
  const offer = changeTotal(emptySheet, riyals)
  const part = at < maxOffers ? { offers: [...offers.slice(0, at), offer, ...offers.slice(at + 1)] } : {}
  return { path: '/offers', part }
}

/** Deletes all of it from this device. */
export const forgetSheets = (): void => deviceStorage.removeItem(key)
