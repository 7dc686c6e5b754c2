import { enums, type Infer, object } from 'superstruct'
import { defineShapes } from '../endpoint.ts'

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

export const getPreferences = defineShapes({ response: Preferences })

export const savePreferences = defineShapes({})
