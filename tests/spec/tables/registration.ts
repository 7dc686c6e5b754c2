import { type Row, required, row } from './row.ts'

const tooShort = 'k7-mo2x'
const shortest = 'k7-mo2xz'
const longest = 'quiet-orange-lamp-19-by-the-se'
const both = (password: string) => ({ password, password_confirmation: password })

/** Section 5 of the specification for registration. The confirmation is asked for and not sent. */
export const registrationTable: Row[] = [
  required('V-001', 'name', 'name_missing'),
  required('V-002', 'phone', 'phone_missing'),
  required('V-003', 'email', 'email_missing'),
  ...['sara', 'sara@', '@example.com', 'sara@example', 'sa ra@example.com'].map((email) =>
    row(`V-004: ${email} is no e-mail address`, { email }, { email: 'email_malformed' }),
  ),
  required('V-005', 'password', 'password_missing'),
  required('V-006', 'company', 'company_missing'),
  required('V-007', 'department', 'department_missing'),
  required('V-008', 'jobtitle', 'jobtitle_missing'),
  required('V-009', 'city_id', 'city_missing'),
  required('V-010', 'salary', 'salary_missing'),
  ...['much', 9, 100_000, -5, '9000.5'].map((salary) =>
    row(`V-011: ${salary} is no salary`, { salary }, { salary: 'salary_malformed' }),
  ),
  row('a salary in Arabic-Indic digits', { salary: '١٢٥٠٠' }),
  required('V-012', 'bonus', 'bonus_missing'),
  row('a bonus of 0', { bonus: 0 }),
  row('a bonus below 0', { bonus: -1 }, { bonus: 'bonus_malformed' }),
  required('whether the salary is shared is the person’s to say', 'share_salary'),
  row('V-013, L-001: a password of 7 characters', both(tooShort), { password: 'password_length' }),
  row('V-015, L-001: a password of 8 characters', both(shortest)),
  row('V-016, L-001: a password of 30 characters', both(longest)),
  row('V-014, L-001: a password of 31 characters', both(`${longest}a`), { password: 'password_length' }),
  {
    ...row(
      'V-017: another confirmation',
      { password_confirmation: `${shortest}!` },
      {
        password_confirmation: 'confirmation_differs',
      },
    ),
    only: 'form',
  },
  {
    ...row(
      'V-017: no confirmation',
      { password_confirmation: undefined },
      {
        password_confirmation: 'confirmation_differs',
      },
    ),
    only: 'form',
  },
  row('a phone number in Arabic-Indic digits, with spaces', { phone: '+٩٦٦ 50 123 4567' }),
  row('a phone number that is none', { phone: 'call me' }, { phone: 'phone_malformed' }),
  row('a company by its name', { company: 'A company nobody has listed' }),
  { ...row('a company of no such id', { company: 999_999 }, { company: 'company_unknown' }), only: 'server' },
  { ...row('a department of no such id', { department: 9999 }, { department: 'not_a_choice' }), only: 'server' },
]
