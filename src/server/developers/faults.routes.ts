import { tellFault } from '../../contract/faults.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { isRefused } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'

/** The route by which browsers report faults: one line of the log each, for the maintainers. */
export const faultRoutes: readonly Route[] = [
  route(tellFault, async (call) => {
    const held = await askLimits(call, 'fault', getTriedBy(call, {}))
    if (isRefused(held)) return held
    const { kind, frames, screen } = call.beside
    call.services.log(`browser failed ${kind} ${screen}`, { level: 'error', stack: frames })
    return {}
  }),
]
