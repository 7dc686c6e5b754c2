import { type Infer, optional, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { User } from './user.schema.ts'

export const Session = type({ token: string(), user: User })
export type Session = Infer<typeof Session>

/**
 * This browser's secret (32 bytes, base64url), which unlocks what its person wrote when they forget the password. It
 * travels beside a password or a link; a browser that keeps nothing, or that several people share, sends none.
 */
export const thisDevice = { device: optional(size(string(), 43)) }

export const login = defineShapes({
  beside: type(thisDevice),
  response: Session,
  problems: ['login_failed', 'email_not_verified', 'account_blocked'],
})
