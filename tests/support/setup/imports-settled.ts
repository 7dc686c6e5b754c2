import { afterAll, vi } from 'vitest'

/** A screen that was drawn may still be fetching its parts, which fails once the file's environment is gone. */
afterAll(() => vi.dynamicImportSettled())
