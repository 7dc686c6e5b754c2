import {
  getSettings,
  type readOnlyKey,
  type reviewsKey,
  type roundsKey,
  type SettingKey,
  type textsKey,
} from '../../contract/lookups/lists.ts'
import { useQuery } from './query.ts'

export type Settings = Partial<
  Record<SettingKey | typeof reviewsKey | typeof roundsKey | typeof textsKey | typeof readOnlyKey, string>
>

/** Returns the server's list of single-key items (spec 3) as one record; empty texts count as absent. */
export function selectSettings(items: readonly Record<string, unknown>[]): Settings {
  const entries = items.flatMap((item) => Object.entries(item))
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value.trim() !== ''))
}

export function useSettings(): Settings {
  return selectSettings(useQuery(getSettings).data ?? [])
}
