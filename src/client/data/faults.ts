/**
 * Tells the operator that something of ours broke in this browser (`contract/faults.ts`). What it takes is fetched only
 * then; where that does not come either, nobody is told.
 */
export function noteFault(error: unknown): void {
  import('./tell-fault.ts').then(
    ({ tellFaultOnce }) => tellFaultOnce(error),
    () => {},
  )
}

/** From now on notes what nobody caught. */
export function watchFaults(page: Window): void {
  page.addEventListener('error', ({ error }) => noteFault(error))
  page.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason))
}
