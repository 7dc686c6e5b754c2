import type { RawAnswers } from '../../contract/form/form.ts'
import { maxEntries, type ProfileList } from '../../contract/profile/forms.ts'
import { type Vault, withExperience } from '../accounts/vault.ts'

/** An entry of any of the lists, by its id; its other properties are the answers of the list's form. */
export type ProfileEntry = { id: string; file?: string } & Record<string, unknown>

export const listEntries = (vault: Vault, list: ProfileList): ProfileEntry[] => vault[list] as ProfileEntry[]

export function findEntry(vault: Vault, list: ProfileList, id: string): ProfileEntry | undefined {
  return listEntries(vault, list).find((entry) => entry.id === id)
}

export const isFull = (vault: Vault, list: ProfileList) => listEntries(vault, list).length >= maxEntries

/** Returns the vault with one more entry; unchanged if the entry is only a company that is listed already. */
export function withEntry(vault: Vault, list: ProfileList, entry: ProfileEntry): Vault {
  const { id, file, company_id, ...also } = entry
  const onlyCompany = list === 'experience' && Object.values(also).every((answer) => answer === undefined)
  if (onlyCompany) return withExperience(vault, Number(company_id))
  return { ...vault, [list]: [...listEntries(vault, list), entry] }
}

/** Returns the vault with an entry's answers replaced. Its file stays when the new answers bring none. */
export function withChanged(vault: Vault, list: ProfileList, id: string, answers: RawAnswers, file?: string): Vault {
  const changed = listEntries(vault, list).map((entry) =>
    entry.id === id ? { ...answers, id, file: file ?? entry.file } : entry,
  )
  return { ...vault, [list]: changed }
}

export function dropEntry(vault: Vault, list: ProfileList, id: string): Vault {
  return { ...vault, [list]: listEntries(vault, list).filter((entry) => entry.id !== id) }
}
