import { choice, locked, lookup, onlyIf, step, year, yesNo } from '../form/fields.ts'

/**
 * Defines step 1 of the wizard (spec 2; design: readings) for a review of this type. It asks for the type too: the
 * registry (`kinds.ts`) offers all of them there. The company's id travels beside the answers: a name is no key.
 */
export const defineRoleStep = (type: string, also: { sent?: false } = {}) =>
  step(1, [
    choice('review_type', [type], also),
    lookup('employment_status', 'employmentStatus'),
    lookup('department', 'departments'),
    lookup('joblevel', 'joblevels'),
    lookup('jobtitle', 'jobtitles'),
  ])

/** Former 1 (the default) or current 0, and the last year there, asked only of former employees. */
export const formerOrCurrent = [
  yesNo('is_former', { initial: 1 }),
  ...onlyIf('is_former', 1, [year('last_year', { missing: 'last_year' })]),
] as const

const education = [
  lookup('education', 'qualifications'),
  lookup('specilization', 'specilizations', { of: 'education' }),
] as const

/** Step 2 of the wizard. An interview asks former or current by its own rule, in step 3. */
export const personStep = step(2, [
  locked('employer_name'),
  ...formerOrCurrent,
  lookup('cities', 'cities'),
  ...education,
])
export const personStepOfInterview = step(2, [locked('employer_name'), lookup('cities', 'cities'), ...education])
