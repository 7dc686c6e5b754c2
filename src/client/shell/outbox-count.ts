import { createSignal } from '../ui/signal.ts'

/** How many reviews wait to be sent; whoever starts the outbox keeps it current. */
export const outboxCount = createSignal(0)
