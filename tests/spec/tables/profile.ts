import { type Row, required, row } from './row.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const future = day(3)
const nextYear = String(new Date().getFullYear() + 1)
/** Returns a month as `2026-10` in Saudi Arabia, which is three hours ahead; `months` counts from the current one. */
const monthFrom = (months: number) => {
  const [year, month] = new Date(Date.now() + 3 * 3_600_000).toISOString().split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 + months)).toISOString().slice(0, 7)
}

/** User info (spec 5): valid answers are generated from the form. */
export const infoTable: Row[] = [
  required('V-134', 'workexperience'),
  required('V-135', 'employment_status'),
  required('V-136', 'education'),
  required('V-137', 'joblevel'),
  required('V-138', 'country'),
  required('V-139', 'nationality'),
  required('V-140', 'age_group'),
  required('V-141', 'gender'),
  required('V-142', 'company_name'),
  required('V-143', 'city'),
  row('the specialisation may stay open', { specilization: undefined }),
  row('E-171: a gender that is none', { gender: 'other' }, { gender: 'not_a_choice' }),
]

export const certificateTable: Row[] = [
  required('V-153', 'name', 'certificate_name'),
  row('V-153, L-003: a name of 1 character', { name: 'x' }, { name: 'certificate_name' }),
  row('V-154, L-003: a name of 31 characters', { name: 'x'.repeat(31) }, { name: 'certificate_name' }),
  row('V-155, L-003: a name of 2 characters', { name: 'xy' }),
  row('V-156, L-003: a name of 30 Arabic characters', { name: 'ش'.repeat(30) }),
  required('V-164', 'issued'),
  required('V-165', 'expiry'),
  row('V-157: issued in days to come', { issued: future, expiry: future }, { issued: 'not_yet' }),
  row('V-158: an expiry before the issue', { issued: '2020-02-02', expiry: '2020-02-01' }, { expiry: 'before_start' }),
]

export const educationTable: Row[] = [
  required('V-159', 'school'),
  required('V-160', 'degree'),
  required('V-161', 'field'),
  required('V-162', 'grade'),
  required('V-163', 'from'),
  required('V-163', 'to'),
  row('V-163: a year without its month', { from: '2013-' }, { from: 'date_invalid' }),
  row('V-163: the eighth month, no matter what its label', { from: '2013-08' }),
  row('V-157: begun in days to come', { from: `${nextYear}-12`, to: `${nextYear}-12` }, { from: 'not_yet' }),
  row('V-157: begun in the month to come', { from: monthFrom(1), to: monthFrom(2) }, { from: 'not_yet' }),
  row('V-157: begun this month', { from: monthFrom(0), to: monthFrom(2) }),
  row('V-158: ended before it began', { from: '2016-05', to: '2016-04' }, { to: 'before_start' }),
  row('an end that lies ahead', { to: `${nextYear}-12` }),
  row('the description may stay open', { description: undefined }),
]

export const experienceTable: Row[] = [
  required('E-189', 'company_id'),
  row('the company alone is enough', { from: undefined, to: undefined, base_salary: undefined, bonus: undefined }),
  row('V-157: begun in days to come', { from: future, to: undefined }, { from: 'not_yet' }),
  row('V-158: left before it began', { from: '2020-02-02', to: '2020-02-01' }, { to: 'before_start' }),
  row('a salary of nothing', { base_salary: 0 }, { base_salary: 'not_positive' }),
  row('a negative bonus', { bonus: -1 }, { bonus: 'not_positive' }),
]

export const skillTable: Row[] = [required('E-194', 'name')]

export const supportTable: Row[] = [
  required('V-166', 'type'),
  required('V-167', 'message'),
  row('E-195: a type that is none', { type: 'praise' }, { type: 'not_a_choice' }),
]
