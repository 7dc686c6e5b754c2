import type { ProfileList } from '../../contract/profile/forms.ts'
import type { Details, Entry } from '../../contract/profile/profile.schema.ts'
import type { Registration } from '../accounts/registration.ts'
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
    ...(vault.registration && { role: toRole(vault.registration) }),
    experience: readEntries('experience').map((entry) => ({
      ...entry,
      company: companies.get(Number(entry.answers.company_id)),
    })),
    education: readEntries('education'),
    certificates: readEntries('certificates'),
    skills: readEntries('skills'),
  }
}

/** Returns the job a person gave at registration, under the names of a review's questions. */
const toRole = ({ company, department, jobtitle, city_id }: Registration): Details['role'] => ({
  ...(typeof company === 'number' && { company_id: company }),
  ...{ department, jobtitle, cities: city_id },
})
