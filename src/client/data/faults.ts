/**
 * Reports to the operator that something of ours broke in this browser (`contract/faults.ts`). The code for it is
 * loaded only then; where that fails too, nothing is reported.
 */
export function noteFault(error: unknown): void {
  import('./report-fault.ts').then(
    ({ reportFaultOnce }) => reportFaultOnce(error),
    () => {},
  )
}

/** Reports uncaught errors and unhandled rejections from then on. */
export function watchFaults(page: Window): void {
  page.addEventListener('error', ({ error }) => noteFault(error))
  page.addEventListener('unhandledrejection', ({ reason }) => noteFault(reason))
}
