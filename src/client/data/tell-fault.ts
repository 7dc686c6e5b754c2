import { type Fault, faultKinds, faultRules, tellFault } from '../../contract/faults.ts'
import { findKnownPage } from '../../contract/known-page.ts'
import { createCall } from './call.ts'

/** Nobody calls: a fault is told without a session, and no refusal of it concerns anybody. */
const call = createCall({
  fetch: (input, options) => fetch(input, { ...options, credentials: 'omit', keepalive: true }),
  language: () => 'en',
  token: () => null,
})

const reportedFaults = new Set<string>()

/**
 * Tells the server of a fault of our own scripts, each kind and place once while the site is open, and only so many.
 * What an extension or an ending page causes has no place in them; without a network nobody is there to be told.
 */
export async function tellFaultOnce(error: unknown): Promise<void> {
  const fault = toFault(error, location.pathname)
  if (!fault || !navigator.onLine) return
  const name = `${fault.kind} ${fault.frames[0]}`
  if (reportedFaults.has(name) || reportedFaults.size >= faultRules.faults) return
  reportedFaults.add(name)
  await call(tellFault, { body: fault })
}

/** What may be told of a fault; undefined where nothing of it is ours. */
export function toFault(error: unknown, path: string): Fault | undefined {
  const { name, message = '', stack = '' } = error instanceof Error ? error : new Error()
  const screen = findKnownPage(path)?.page ?? 'none'
  // As Chromium, Firefox and Safari say it.
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
