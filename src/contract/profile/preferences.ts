import { enums, type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'

/** The six kinds of mail a person may want, yes 1, no 0 (spec 3, e-mail notification preferences). */
export const preferencesForm = defineForm('preferences', [
  yesNo('company_response'),
  yesNo('question_response'),
  yesNo('reactions'),
  yesNo('salary_updates'),
  yesNo('marketing'),
  yesNo('announcement'),
])

const wanted = enums([0, 1])
export const Preferences = object({
  company_response: wanted,
  question_response: wanted,
  reactions: wanted,
  salary_updates: wanted,
  marketing: wanted,
  announcement: wanted,
})
export type Preferences = Infer<typeof Preferences>
export type PreferenceName = keyof Preferences

/** Until somebody chooses: told of answers to what they wrote, and of nothing else. */
export const preferencesAtFirst: Preferences = {
  company_response: 1,
  question_response: 1,
  reactions: 0,
  salary_updates: 0,
  marketing: 0,
  announcement: 0,
}

export const getPreferences = endpoint({
  method: 'GET',
  path: '/profile/preferences',
  access: 'member',
  response: Preferences,
})
export const savePreferences = endpoint({
  method: 'POST',
  path: '/profile/preferences',
  access: 'member',
  form: preferencesForm,
})
