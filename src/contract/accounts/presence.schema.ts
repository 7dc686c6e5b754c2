import { defineShapes } from '../endpoint.ts'

export const provePresence = defineShapes({
  problems: ['password_wrong', 'recovery_code_malformed', 'recovery_code_wrong'],
})
