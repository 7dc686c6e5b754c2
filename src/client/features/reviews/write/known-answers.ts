import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import { riyal, saudiArabia } from '../../../../contract/lookups/known-ids.ts'
import type { Contribution, Details } from '../../../../contract/profile/profile.ts'

/** What a review says of the place somebody has at a company. */
const place = ['employment_status', 'department', 'joblevel', 'jobtitle', 'cities'] as const

/**
 * What the account knows already of the answers to `form`, for its writer to look over and change: who they are by their
 * profile, whether and until when they work at the company by their experience, and their place there by what they last
 * wrote of it. What is true of them today is said of a company only while they work there; in a review of an interview
 * they speak of themselves.
 */
export function pickKnown(
  form: Form,
  companyId: number,
  { info, experience }: Pick<Details, 'info' | 'experience'>,
  told: readonly Pick<Contribution, 'company' | 'answers'>[],
): RawAnswers {
  const here = experience.filter(({ answers }) => answers.company_id === companyId).map(({ answers }) => answers.to)
  const isHere = here.some((to) => !to)
  const left = here.length > 0 && !isHere && Number(String(here.sort().at(-1)).slice(0, 4))
  const ofThemselves = form.id === 'interview'
  const last = told.find(({ company }) => company.id === companyId) ?? (ofThemselves ? told[0] : undefined)
  const city = info?.country === saudiArabia ? info.city : undefined
  const known: RawAnswers = {
    currency_id: riyal,
    ...(info && { gender: info.gender, education: info.education, specilization: info.specilization }),
    ...(info &&
      (isHere || ofThemselves) && {
        employment_status: info.employment_status,
        joblevel: info.joblevel,
        cities: city,
      }),
    // The interview's own page asks only where it was.
    ...(ofThemselves && { city_id: city }),
    ...(last && pickGiven(place, last.answers)),
    ...(isHere && { is_former: 0 }),
    ...(left && { is_former: 1, last_year: left }),
  }
  return pickGiven(
    form.fields.map(({ name }) => name),
    known,
  )
}

/** The answers by these names, as far as there are any. */
function pickGiven(names: readonly string[], answers: RawAnswers): RawAnswers {
  return Object.fromEntries(names.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name]]))
}
