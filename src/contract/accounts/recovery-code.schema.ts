import { boolean, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'

export const getRecovery = defineShapes({ response: type({ kept: boolean() }) })

export const keepRecoveryCode = defineShapes({ problems: ['recovery_code_malformed'] })
