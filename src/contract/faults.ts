import { array, define, enums, type Infer, size, type } from 'superstruct'
import { defineEndpoint } from './endpoint.ts'
import { type PagePath, pages } from './pages.ts'

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

const frame = /^[\w-]{1,32}\.js:\d{1,6}:\d{1,7}$/
/** A place in one of our scripts: its file, line and column. */
export const FaultFrame = define<string>('fault_frame', (value) => typeof value === 'string' && frame.test(value))

const paths = Object.keys(pages) as PagePath[]

/**
 * What a browser reports of a fault in our scripts: its kind, where it occurred, and which page was open, as the page
 * is declared and never as it was requested. Neither the fault's message, which may quote what somebody wrote, nor
 * whose browser it is. `screen` is `none` where the address leads to no page.
 */
export const Fault = type({
  kind: enums(faultKinds),
  frames: size(array(FaultFrame), 0, faultRules.frames),
  screen: enums([...paths, 'none']),
})
export type Fault = Infer<typeof Fault>

/** POST /faults: tells the operator that something broke in the browser. None of it is stored except in the log. */
export const tellFault = defineEndpoint({ method: 'POST', path: '/faults', access: 'public', beside: Fault })
