import { array, define, enums, type Infer, size, type } from 'superstruct'
import { defineEndpoint } from './endpoint.ts'
import { type PagePath, pages } from './pages.ts'

/** What kinds of fault a browser tells of, by the names programs give them; `NotLoaded` is a script that did not come. */
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

/** How many places a fault is told with, and how many faults one opening of the site tells of. */
export const faultRules = { frames: 5, faults: 5 } as const

const frame = /^[\w-]{1,32}\.js:\d{1,6}:\d{1,7}$/
/** A place in a script of ours: its file, line and column. */
export const FaultFrame = define<string>('fault_frame', (value) => typeof value === 'string' && frame.test(value))

const paths = Object.keys(pages) as PagePath[]

/**
 * What a browser tells of a fault of ours: its kind, where in our scripts it came up, and which page was open, as the page
 * is declared and never as it was asked for. Neither the fault's words, which may quote what somebody wrote, nor whose
 * browser it is. `screen` is `none` where the address leads nowhere.
 */
export const Fault = type({
  kind: enums(faultKinds),
  frames: size(array(FaultFrame), 0, faultRules.frames),
  screen: enums([...paths, 'none']),
})
export type Fault = Infer<typeof Fault>

/** POST /faults: tells the operator that something broke in the browser. Nothing of it is stored but in the log. */
export const tellFault = defineEndpoint({ method: 'POST', path: '/faults', access: 'public', beside: Fault })
