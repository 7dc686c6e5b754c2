import { array, type Infer, integer, nullable, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'

/** The secret an app shares with the server: 160 random bits in base 32. */
const TotpSecret = size(string(), 1, 64)

/**
 * The caller's authenticator app: the day it was added, null where there is none; and how many one-time codes are left.
 */
export const OwnAuthenticator = type({ added: nullable(string()), codes: integer() })
export type OwnAuthenticator = Infer<typeof OwnAuthenticator>

export const getAuthenticator = defineShapes({ response: OwnAuthenticator })

export const beginAuthenticator = defineShapes({ response: type({ secret: TotpSecret }) })

/** One-time codes; this response is the only time they are shown. */
const BackupCodes = type({ codes: array(string()) })
export type BackupCodes = Infer<typeof BackupCodes>

export const addAuthenticator = defineShapes({
  beside: type({ secret: TotpSecret }),
  response: BackupCodes,
  problems: ['app_code_wrong'],
})

export const removeAuthenticator = defineShapes({ problems: ['not_found'] })

export const renewBackupCodes = defineShapes({ response: BackupCodes, problems: ['not_found'] })

export const provePresenceByAuthenticator = defineShapes({ problems: ['app_code_wrong'] })
