import { letter, letterBytes } from '../../support/server/unlocking.ts'
import { type Row, required, row } from './row.ts'

const both = (password: string) => ({ password, password_confirmation: password })
export const rightEmployer = {
  name: 'Huda',
  company: 'A company nobody has listed',
  jobtitle: 'Head of People',
  email: 'huda@nawras.example',
  phone: '0112345678',
  ...both('quiet-orange-lamp-19'),
}

/** Section 5 of the specification for employer sign-up. The confirmation is sent. */
export const employerSignUpTable: Row[] = [
  required('V-018', 'name', 'name_missing'),
  required('V-019', 'company', 'company_missing'),
  required('V-020', 'jobtitle', 'jobtitle_missing'),
  required('V-021', 'email', 'email_missing'),
  row('an e-mail that is none', { email: 'huda@nawras' }, { email: 'email_malformed' }),
  required('V-022', 'phone', 'phone_missing'),
  row('a phone that is none', { phone: 'reception' }, { phone: 'phone_malformed' }),
  required('V-023', 'password_confirmation', 'confirmation_missing'),
  row('a password is required', both(''), {
    password: 'password_missing',
    password_confirmation: 'confirmation_missing',
  }),
  row('V-024, L-002: a password of 7 characters', both('k7-mo2x'), { password: 'password_short' }),
  row('L-002: a password of 8 characters', both('k7-mo2xz')),
  row('L-002: a password of 128 characters, far beyond the 30 of a member', both('a7-'.repeat(42).concat('zz'))),
  row('a password of 129 characters', both('a7-'.repeat(43)), {
    password: 'too_long',
    password_confirmation: 'too_long',
  }),
  row(
    'V-025: another confirmation',
    { password_confirmation: 'quiet-orange-lamp-18' },
    { password_confirmation: 'password_not_match' },
  ),
  row('right answers pass', {}),
  { ...row('a company of no such id', { company: 999_999 }, { company: 'company_unknown' }), only: 'server' },
  { ...row('a password many people use', both('password'), { password: 'password_common' }), only: 'server' },
]

export const rightUnlock = { company: 1, commericial_registeration: letter() }

const file = 'commericial_registeration'
const sent = (name: string, type: string, bytes: Uint8Array = letterBytes) => ({ [file]: letter(bytes, name, type) })

/** Section 5 of the specification for the unlock form. */
export const unlockTable: Row[] = [
  row('V-175: a preselected company satisfies the company rule', {}),
  required('V-174', 'company', 'unlock_company_missing'),
  required('V-176', file),
  ...['image/gif', 'image/svg+xml', 'text/html', 'application/zip', ''].map((type) =>
    row(`V-178: a file of type ${type || 'unknown'} is refused`, sent('letter.pdf', type), { [file]: 'file_type' }),
  ),
  row('V-177: a pdf', sent('letter.pdf', 'application/pdf')),
  row('an empty file', sent('letter.pdf', 'application/pdf', Buffer.alloc(0)), { [file]: 'file_empty' }),
  row('a website', { website: 'nawras.example/en' }),
  row('a website that is none', { website: 'our website' }, { website: 'malformed' }),
  row('a phone that is none', { phone: 'reception' }, { phone: 'phone_malformed' }),
]
