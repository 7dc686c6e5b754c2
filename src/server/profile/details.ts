import type { ProfileList } from '../../contract/profile/forms.ts'
import type { Details, Entry } from '../../contract/profile/profile.schema.ts'
import type { Vault } from '../accounts/vault.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import { listEntries } from './entries.ts'
import { listNamedCompanies } from './profile.queries.ts'

/** Builds what a person's profile shows of their vault. */
export async function toDetails(db: Database, vault: Vault, language: Language): Promise<Details> {
  const companies = await listNamedCompanies(
    db,
    vault.experience.map(({ company_id }) => company_id),
    language,
  )
  const readEntries = (list: ProfileList): Entry[] =>
    listEntries(vault, list).map(({ id, file, ...answers }) => ({ id, answers, ...(file ? { file } : {}) }))
  return {
    info: vault.info,
    experience: readEntries('experience').map((entry) => ({
      ...entry,
      company: companies.get(Number(entry.answers.company_id)),
    })),
    education: readEntries('education'),
    certificates: readEntries('certificates'),
    skills: readEntries('skills'),
  }
}
