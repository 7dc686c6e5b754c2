import { closeAccountForm } from '../../../src/contract/accounts/closing.ts'
import { changePasswordForm } from '../../../src/contract/accounts/security.ts'
import type { Form, RawAnswers } from '../../../src/contract/form/form.ts'
import { preferencesForm } from '../../../src/contract/profile/preferences.ts'
import { oneOf, type Row, required, row } from './row.ts'

/** A form of the account part of the profile area: its path, valid answers, and its sentences. */
export type AccountForm = { name: string; path: string; form: Form; right: RawAnswers; table: Row[] }

const onlyInForm = (one: Row): Row => ({ ...one, only: 'form' })
const tooShort = 'seven77'
const longest = 'a'.repeat(27)

export const accountForms: AccountForm[] = [
  {
    name: 'change password',
    path: '/account/password',
    form: changePasswordForm,
    // Not the old password, so that the server changes nothing.
    right: { old_password: 'not mine', new_password: 'orange lamp 19', password_confirmation: 'orange lamp 19' },
    table: [
      required('V-170', 'old_password', 'password_missing'),
      onlyInForm(
        row(
          'V-171: new_password is required, and with it its confirmation',
          { new_password: undefined, password_confirmation: undefined },
          { new_password: 'password_missing', password_confirmation: 'password_missing' },
        ),
      ),
      // The confirmation is not sent.
      {
        ...row('V-171: new_password is required', { new_password: undefined }, { new_password: 'password_missing' }),
        only: 'server',
      },
      onlyInForm(required('V-172', 'password_confirmation', 'password_missing')),
      onlyInForm(
        row(
          'V-173: password_confirmation differs',
          { password_confirmation: 'Orange lamp 19' },
          { password_confirmation: 'password_not_match' },
        ),
      ),
      row(
        'a new password of 7 characters is too short',
        { new_password: tooShort, password_confirmation: tooShort },
        { new_password: 'password_length' },
      ),
      row(
        'a new password of 31 characters is too long',
        { new_password: `${longest}bcde`, password_confirmation: `${longest}bcde` },
        { new_password: 'password_length' },
      ),
      row('a new password of 30 characters passes', {
        new_password: `${longest}bcd`,
        password_confirmation: `${longest}bcd`,
      }),
      row('right answers pass', {}),
    ],
  },
  {
    name: 'close account',
    path: '/account/close',
    form: closeAccountForm,
    right: { reason_type: 'other', reason: 'I have found what I was looking for' },
    table: [
      required('V-168', 'reason_type'),
      ...oneOf('E-197', 'reason_type', ['privacy', 'not_useful', 'too_many_mails', 'another_account'], 'no_reason'),
      required('V-169', 'reason'),
      row('V-169: a reason of blanks is none', { reason: '  ' }, { reason: 'missing' }),
      row('a reason holds no phone number', { reason: 'Call 0501234567' }, { reason: 'phone_in_text' }),
      row('a reason has 1000 characters at most', { reason: 'a'.repeat(1001) }, { reason: 'too_long' }),
    ],
  },
  {
    name: 'e-mail preferences',
    path: '/profile/preferences',
    form: preferencesForm,
    right: Object.fromEntries(preferencesForm.fields.map(({ name }) => [name, 1])),
    table: preferencesForm.fields.flatMap(({ name }) => [
      required('E-199..E-204', name),
      ...oneOf('E-199..E-204', name, [0], 2),
    ]),
  },
]
