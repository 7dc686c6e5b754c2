import { afterAll, vi } from 'vitest'

/** A rendered screen may still be loading its parts, which fails once the file's environment is gone. */
afterAll(() => vi.dynamicImportSettled())
