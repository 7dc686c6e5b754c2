import { array, define, enums, type Infer, size, type } from 'superstruct'
import { defineShapes } from './endpoint.ts'
import { faultKinds, faultRules } from './faults.ts'
import { type PagePath, pages } from './pages.ts'

const frame = /^[\w-]{1,32}\.js:\d{1,6}:\d{1,7}$/
/** A place in one of our scripts: its file, line and column. */
export const FaultFrame = define<string>('fault_frame', (value) => typeof value === 'string' && frame.test(value))

const paths = Object.keys(pages) as PagePath[]

/**
 * What a browser reports of a fault in our scripts: its kind, where it occurred, and which page was open, as the page
 * is declared and never as it was requested. Neither the fault's message, which may quote what someone wrote, nor
 * whose browser it is. `screen` is `none` where the address leads to no page.
 */
export const Fault = type({
  kind: enums(faultKinds),
  frames: size(array(FaultFrame), 0, faultRules.frames),
  screen: enums([...paths, 'none']),
})
export type Fault = Infer<typeof Fault>

export const tellFault = defineShapes({ beside: Fault })
