/**
 * How the paths of unit tests begin that mock modules or globals, or load modules again: each runs in a process of its
 * own. The others share one process, which loads React and Fluent once, so they may not do this
 * (`architecture.test.ts`).
 */
export const alone = [
  'src/client/data/following/worker.',
  'src/client/i18n/',
  'src/client/outbox/',
  'src/client/platform/browser.',
  'src/client/platform/lazy-',
  'src/client/platform/close-guard.',
  'src/client/session/',
  'src/client/shell/messages.',
  'sw/caches.',
]
