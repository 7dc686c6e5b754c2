import { type Row, required, row } from './row.ts'

const thisYear = new Date().getFullYear()

/** Section 5 of the specification, wizard common: the questions of every review. */
const everyReview: Row[] = [
  row('Everything answered passes', {}),
  required('V-122, E-064', 'employer_name'),
  required('V-126, E-066', 'jobtitle'),
  required('V-127, E-067', 'joblevel'),
  required('V-128, E-068', 'department'),
  required('V-129, E-082', 'employment_status'),
  required('V-130, Z-058', 'accept_terms', 'accept_terms'),
  row('V-130, E-069: terms not accepted', { accept_terms: 0 }, { accept_terms: 'accept_terms' }),
  row('an id that is no number', { jobtitle: 'engineer' }, { jobtitle: 'not_a_choice' }),
  { ...row('an id of no job title', { jobtitle: 999_999 }, { jobtitle: 'not_a_choice' }), only: 'server' },
  { ...row('an id of no department', { department: 999_999 }, { department: 'not_a_choice' }), only: 'server' },
]

/** The questions of the wizard alone. */
const person: Row[] = [
  required('V-123, E-079', 'education'),
  required('V-124, E-080', 'specilization'),
  required('V-125, E-081', 'cities'),
  {
    ...row('a specialisation of another education', { education: 2 }, { specilization: 'not_a_choice' }),
    only: 'server',
  },
]
const type: Row[] = [
  required('V-119', 'review_type'),
  row('E-063: a review type that is none', { review_type: 'benefits' }, { review_type: 'not_a_choice' }),
]
const standing: Row[] = [
  required('V-120', 'is_former'),
  row('V-121, T-034: former without a last year', { last_year: undefined }, { last_year: 'last_year' }),
  row('T-034, E-078: the last year of a former employee is taken', { is_former: 1, last_year: String(thisYear - 1) }),
  row('V-121, T-034, E-078: a current employee is asked for no last year', { is_former: 0, last_year: undefined }),
  row('E-078: the last year of a current employee is not even looked at', { is_former: 0, last_year: 'soon' }),
  row('L-018: the last year may be 50 years back', { last_year: thisYear - 50 }),
  row('L-018: but not 51', { last_year: thisYear - 51 }, { last_year: 'not_a_choice' }),
  row('L-018: and not the next year', { last_year: thisYear + 1 }, { last_year: 'not_a_choice' }),
  row('E-077: former is 1 or 0', { is_former: 2 }, { is_former: 'not_a_choice' }),
]

export const wizardTable: Row[] = [...type, ...everyReview, ...standing, ...person]
/** An interview does not send its review type, and asks former or current by its own rule. */
export const wizardTableOfInterview: Row[] = [
  ...type.map((one): Row => ({ ...one, only: 'form' })),
  ...everyReview,
  ...person,
]
/** The interview page asks nothing about a person's education (spec 3, interview review). */
export const interviewPageTable: Row[] = everyReview
