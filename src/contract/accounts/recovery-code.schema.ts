import { boolean, enums, nullable, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'

export const getRecovery = defineShapes({
  // `kept`: whether there is one at all. Clients of number 0 read this alone.
  response: type({ from: nullable(enums(['letter', 'person'])), kept: boolean() }),
})

export const keepRecoveryCode = defineShapes({ problems: ['recovery_code_malformed'] })

export const chooseRecovery = defineShapes({})

export const confirmRecovery = defineShapes({ problems: ['token_unknown', 'token_used', 'token_expired'] })
