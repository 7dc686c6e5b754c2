import { nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Session } from './accounts.schema.ts'
import { thisDevice } from './this-device.ts'

export const forgotPassword = defineShapes({})

export const resetPassword = defineShapes({
  problems: [
    'password_common',
    'token_unknown',
    'token_expired',
    'token_used',
    'recovery_missing',
    'recovery_code_malformed',
    'recovery_code_wrong',
    'begun_anew',
  ],
  beside: type({ token: string(), ...thisDevice }),
})

export const getBegunAnew = defineShapes({ response: type({ until: nullable(string()) }) })

export const undoBegunAnew = defineShapes({
  beside: type(thisDevice),
  problems: ['not_found', 'former_password_wrong', 'password_wrong', 'recovery_code_malformed', 'recovery_code_wrong'],
  response: Session,
})
