import { type Infer, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { User } from './user.schema.ts'

export const Session = type({ token: string(), user: User })
export type Session = Infer<typeof Session>

export const login = defineShapes({
  response: Session,
  problems: ['login_failed', 'email_not_verified', 'account_blocked'],
})
