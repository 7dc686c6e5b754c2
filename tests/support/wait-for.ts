import { vi } from 'vitest'

/**
 * Polls until `check` throws no more; under fake timers it lets them run meanwhile. Vitest's own limit of a second is
 * less than a lazy part takes to load on a busy machine.
 */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 })
