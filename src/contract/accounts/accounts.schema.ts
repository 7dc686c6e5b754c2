import { type Infer, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { thisDevice } from './this-device.ts'
import { User } from './user.schema.ts'

export const Session = type({ token: string(), user: User })
export type Session = Infer<typeof Session>

export const login = defineShapes({
  beside: type(thisDevice),
  response: Session,
  problems: ['login_failed', 'email_not_verified', 'account_blocked'],
})
