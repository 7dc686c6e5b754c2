import { enums, nullable, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'

export const getRecovery = defineShapes({ response: type({ from: nullable(enums(['letter', 'person'])) }) })

export const keepRecoveryCode = defineShapes({ problems: ['recovery_code_malformed'] })

export const chooseRecovery = defineShapes({})

export const confirmRecovery = defineShapes({ problems: ['token_unknown', 'token_used', 'token_expired'] })
