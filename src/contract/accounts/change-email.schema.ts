import { defineShapes } from '../endpoint.ts'
import { User } from './user.schema.ts'

export const askEmail = defineShapes({ problems: ['nothing_changed'] })

export const confirmEmail = defineShapes({
  problems: ['token_unknown', 'token_used', 'token_expired', 'email_taken'],
  response: User,
})

export const undoEmail = defineShapes({ problems: ['token_unknown', 'token_used', 'token_expired', 'email_taken'] })
