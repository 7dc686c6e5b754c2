import { defineEndpoint } from './endpoint.ts'
import type * as shapes from './faults.schema.ts'

/**
 * The kinds of fault a browser reports, by the names programs give them; `NotLoaded` is a script that failed to load.
 */
export const faultKinds = [
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'SecurityError',
  'InvalidStateError',
  'QuotaExceededError',
  'NotLoaded',
  'Error',
] as const

/**
 * How many stack frames a fault is reported with, and how many faults are reported between one load of the site and the
 * next.
 */
export const faultRules = { frames: 5, faults: 5 } as const

/** POST /faults: tells the operator that something broke in the browser. None of it is stored except in the log. */
export const tellFault = defineEndpoint<typeof shapes.tellFault>()({
  method: 'POST',
  path: '/faults',
  whileShut: true,
  access: 'public',
})
