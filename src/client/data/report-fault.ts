import type { Fault } from '../../contract/faults.schema.ts'
import { faultKinds, faultRules, tellFault } from '../../contract/faults.ts'
import { findKnownPage } from '../../contract/known-page.ts'
import { isOffline } from '../platform/browser.ts'
import { createCall } from './call.ts'

/** Makes the report without a session: a fault is reported anonymously, and a refusal of the report concerns nobody. */
const call = createCall({
  fetch: (input, options) => fetch(input, { ...options, credentials: 'omit', keepalive: true }),
  language: () => 'en',
  token: () => null,
})

const reportedFaults = new Set<string>()

/**
 * Reports a fault of our own scripts to the server, each kind and place once while the site is open, and only a limited
 * number. Errors of an extension or of a page that is closing are not reported; without a network there is nobody to
 * report to.
 */
export async function reportFaultOnce(error: unknown): Promise<void> {
  const fault = toFault(error, location.pathname)
  if (!fault || isOffline()) return
  const name = `${fault.kind} ${fault.frames[0]}`
  if (reportedFaults.has(name) || reportedFaults.size >= faultRules.faults) return
  reportedFaults.add(name)
  await call(tellFault, { body: fault })
}

/** Returns what may be reported of a fault; undefined where no part of it is in our scripts. */
export function toFault(error: unknown, path: string): Fault | undefined {
  const { name, message = '', stack = '' } = error instanceof Error ? error : new Error()
  const screen = findKnownPage(path)?.page ?? 'none'
  // The messages of Chromium, Firefox and Safari.
  if (/dynamically imported module|Importing a module script failed/i.test(message))
    return { kind: 'NotLoaded', frames: [], screen }
  const frames = [...stack.matchAll(/\/assets\/([\w-]{1,32}\.js:\d{1,6}:\d{1,7})/g)].map(([, frame]) => frame!)
  if (!(error instanceof Error) || frames.length === 0) return undefined
  return {
    kind: faultKinds.find((kind) => kind === name) ?? 'Error',
    frames: frames.slice(0, faultRules.frames),
    screen,
  }
}
