import { deviceStorage } from '../../../platform/device-storage.ts'

/** A company opened on this device, for the page that has nothing else to show without a network. */
export interface RecentCompany {
  id: number
  name_en: string
  name_ar: string
  logo: string | null
}

const KEY = 'recent:companies'
const KEPT = 8

/** Reads the companies opened last, newest first; empty where something else is stored. */
export function readRecentCompanies(): RecentCompany[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one?.id === 'number' && typeof one.name_en === 'string')
      : []
  } catch {
    return []
  }
}

/** Stores that a company was opened, and removes the oldest beyond eight. */
export function noteRecent({ id, name_en, name_ar, logo }: RecentCompany): void {
  const others = readRecentCompanies().filter((one) => one.id !== id)
  deviceStorage.setItem(KEY, JSON.stringify([{ id, name_en, name_ar, logo }, ...others].slice(0, KEPT)))
}

/** Removes the companies opened on this device. */
export function forgetRecent(): void {
  deviceStorage.removeItem(KEY)
}
