import { createSignal } from '../platform/signal.ts'

/** Whether the server has said that it no longer serves this client. */
export const outdated = createSignal(false)
