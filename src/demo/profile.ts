import { check } from '../contract/form/check.ts'
import { saudiArabia } from '../contract/lookups/known-ids.ts'
import { infoForm, type ProfileList, profileLists } from '../contract/profile/forms.ts'
import type { Vault } from '../server/accounts/vault.ts'
import { withEntry } from '../server/profile/entries.ts'
import type { DemoPerson } from './seed/people.ts'

/** Returns the lists of the profile with a demonstration person's entries, as their forms take them. */
function listEntriesOf(person: DemoPerson): [ProfileList, Record<string, unknown>[]][] {
  const toDay = (month: string | null) => (month === null ? undefined : `${month}-01`)
  const experience = person.experience.map(({ company_id, from, to, base_salary, bonus }) => ({
    company_id,
    from: toDay(from),
    to: toDay(to),
    base_salary,
    bonus: bonus || undefined,
  }))
  return [
    ['experience', experience],
    ['education', person.education ?? []],
    ['certificates', person.certificates ?? []],
    ['skills', (person.skills ?? []).map((name) => ({ name }))],
  ]
}

/**
 * Builds the vault of a demonstration person. Throws when it would not pass the forms of the profile; `companyName` is
 * the present company's.
 */
export function createDemoVault(person: DemoPerson, companyName: string | undefined, empty: Vault, now: Date): Vault {
  const info = companyName && {
    gender: person.gender,
    age_group: person.age_group_id,
    nationality: person.nationality_id,
    country: saudiArabia,
    city: person.city_id,
    company_name: companyName,
    employment_status: person.employment_status_id,
    joblevel: person.job_level_id,
    workexperience: person.work_experience_id,
    education: person.education_id,
    specilization: person.specialisation_id,
  }
  const checkForm = <F extends Parameters<typeof check>[0]>(form: F, answers: Record<string, unknown>) => {
    const checked = check(form, answers, { now })
    if (!checked.ok) throw new Error(`a demonstration profile does not fit: ${JSON.stringify(checked.problems)}`)
    return checked.answers
  }
  const { represents } = person
  const employer = represents && {
    company: represents.company_ids[0]!,
    jobtitle: represents.title_en,
    phone: represents.phone,
  }
  const vault: Vault = { ...empty, employer, ...(info ? { info: checkForm(infoForm, info) } : {}) }
  return listEntriesOf(person).reduce(
    (sofar, [list, entries]) =>
      entries.reduce<Vault>(
        (before, answers, at) =>
          withEntry(before, list, { ...checkForm(profileLists[list], answers), id: `demo-${list}-${at}` }),
        sofar,
      ),
    vault,
  )
}
