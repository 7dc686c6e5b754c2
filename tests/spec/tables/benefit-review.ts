import { rightAnswersOf } from '../../support/answers/right-answers.ts'
import { oneOf, type Row, required, row } from './row.ts'

/** An answer for every listed benefit. */
const all = rightAnswersOf('benifit').benefits as { benefit_id: number; offered: unknown }[]
const first = (offered: unknown) => ({ benefits: all.map((one, at) => (at === 0 ? { ...one, offered } : one)) })

/** Section 5 of the specification for the benefits review. */
export const table: Row[] = [
  required('V-094, E-153', 'rate'),
  required('V-095, E-154, E-161', 'comment'),
  required('V-096', 'accept_terms', 'accept_terms'),
  required('V-097, E-155', 'benefits'),
  required('V-098, E-159', 'company_city'),
  required('V-099, E-160', 'employer_type_id'),
  required('V-100, E-162', 'employment_status_id'),
  ...oneOf('E-163', 'rate', ['positive', 'negative', 'no_opinion'], 'mixed'),
  ...[1, 0, 2].map((offered) => row(`E-156, L-029: a benefit offered ${offered}`, first(offered))),
  row('E-156: a benefit offered 3', first(3), { 'benefits.0.offered': 'not_a_choice' }),
  row('V-097: a listed benefit without an answer', first(undefined), { 'benefits.0.offered': 'offered_required' }),
  row('E-157: what else a benefit carries is left out', { benefits: all.map((one) => ({ ...one, name: 'x' })) }),
  row(
    'E-155: a benefit answered twice',
    { benefits: [...all, all[0]] },
    { [`benefits.${all.length}.benefit_id`]: 'not_a_choice' },
  ),
  {
    ...row('V-097: a listed benefit left out', { benefits: all.slice(1) }, { benefits: 'offered_required' }),
    only: 'server',
  },
  {
    ...row(
      'V-097: a benefit nobody listed',
      { benefits: [...all, { benefit_id: 9_999, offered: 1 }] },
      {
        [`benefits.${all.length}.benefit_id`]: 'not_a_choice',
      },
    ),
    only: 'server',
  },
  row('a phone number in the comment', { comment: 'Call 0501234567' }, { comment: 'phone_in_text' }),
]
