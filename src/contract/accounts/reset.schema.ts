import { string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { thisDevice } from './accounts.schema.ts'

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
