/**
 * How the names of unit tests begin that put others in the place of modules or globals, or load modules anew: each has a
 * process of its own. The others share one, which loads React and Fluent once, so they may not (`architecture.test.ts`).
 */
export const alone = [
  'src/client/i18n/',
  'src/client/outbox/',
  'src/client/platform/lazy-',
  'src/client/platform/page-held.',
  'src/client/session/',
  'src/client/shell/log-out.',
  'src/client/shell/messages.',
  'sw/caches.',
]
