import { defineEndpoint } from '../endpoint.ts'
import { yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './preferences.schema.ts'
import type { Preferences } from './preferences.schema.ts'

/**
 * What a person wants to be notified of, yes 1, no 0 (spec 3, e-mail notification preferences). The first four choose
 * what the activity list shows, and with any of them comes the monthly mail; the others are mails of their own.
 */
export const preferencesForm = defineForm('preferences', [
  yesNo('company_response'),
  yesNo('question_response'),
  yesNo('reactions'),
  yesNo('salary_updates'),
  yesNo('marketing'),
  yesNo('announcement'),
])

/** The preferences about activity in the app. */
export const activityPreferences = ['company_response', 'question_response', 'reactions', 'salary_updates'] as const

/** The preferences until a person chooses: no mail at all. Until then the activity list shows everything. */
export const preferencesAtFirst: Preferences = {
  company_response: 0,
  question_response: 0,
  reactions: 0,
  salary_updates: 0,
  marketing: 0,
  announcement: 0,
}

export const getPreferences = defineEndpoint<typeof shapes.getPreferences>()({
  method: 'GET',
  path: '/profile/preferences',
  whose: 'self',
  access: 'member',
})

export const savePreferences = defineEndpoint<typeof shapes.savePreferences>()({
  method: 'POST',
  path: '/profile/preferences',
  whose: 'self',
  access: 'member',
  form: preferencesForm,
  invalidates: [getPreferences],
})
