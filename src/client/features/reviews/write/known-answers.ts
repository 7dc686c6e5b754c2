import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import { riyal, saudiArabia } from '../../../../contract/lookups/known-ids.ts'
import type { Contribution, Details } from '../../../../contract/profile/profile.schema.ts'

/** The answers about a person's position at a company. */
export const positionNames = ['employment_status', 'department', 'joblevel', 'jobtitle', 'cities'] as const

/** Those that stay from one job to the next more often than not. */
const lasting = ['employment_status', 'cities'] as const

type Known = Pick<Details, 'info' | 'experience' | 'role'>
type Told = Pick<Contribution, 'company' | 'answers'>

/**
 * Picks the answers to `form` that the account knows already, for the writer to check and change: who they are by their
 * profile, whether and until when they work at the company by their experience, and their position there by their last
 * contribution about it, or by their registration. Present facts about them are used for a company only while they work
 * there; in a review of an interview they always are.
 */
export function pickKnown(
  form: Form,
  companyId: number,
  { info, experience, role }: Known,
  told: readonly Told[],
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
    // The interview page asks only for its place.
    ...(ofThemselves && { city_id: city }),
    ...(role && (ofThemselves || role.company_id === companyId) && pickGiven(positionNames, role)),
    ...(ofThemselves && pickTerms(told)),
    ...(last && pickGiven(positionNames, last.answers)),
    ...(isHere && { is_former: 0 }),
    ...(left && { is_former: 1, last_year: left }),
  }
  // What is behind one press is for the writer to add.
  return pickGiven(
    form.fields.flatMap(({ name, rare }) => (rare ? [] : [name])),
    known,
  )
}

/**
 * Picks the role a person had last, at another company: the answers to `form` about their position, by their last
 * contribution or their registration. Undefined where none is known, or where the position at this company is.
 */
export function pickLastRole(form: Form, known: RawAnswers, { role }: Known, told: readonly Told[]) {
  if (known.jobtitle !== undefined) return undefined
  const last = told.find(({ answers }) => answers.jobtitle !== undefined)?.answers ?? role
  if (!last) return undefined
  const asked = form.fields.map(({ name }) => name)
  return pickGiven(
    positionNames.filter((name) => asked.includes(name)),
    { ...pickTerms(told), ...last },
  )
}

/** Picks where and on what terms one works: not every form asks for it, so it is what was last said of each. */
const pickTerms = (told: readonly Told[]): RawAnswers =>
  Object.assign({}, ...[...told].reverse().map(({ answers }) => pickGiven(lasting, answers)))

/** Picks the role a person has at this company, or had last at another one. */
export function pickRole(form: Form, companyId: number, details: Known, told: readonly Told[]) {
  const known = pickKnown(form, companyId, details, told)
  return pickLastRole(form, known, details, told) ?? pickGiven(positionNames, known)
}

/** Returns the answers with these names that exist. */
function pickGiven(names: readonly string[], answers: RawAnswers): RawAnswers {
  return Object.fromEntries(names.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name]]))
}
