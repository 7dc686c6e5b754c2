import type { MiddlewareHandler } from 'hono'
import { getNetwork, type TrustedProxies } from './address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The memory that the body of the call takes up. */
    held?: HeldRoom
  }
}

/** The bytes that request bodies may take up in this process while their calls are being handled. */
const usual = {
  /** The bytes for one network: a household sends a handful of letters of 5 MB at once. */
  ofNetwork: 32 * 2 ** 20,
  /** The bytes for all networks together, so that a flood from many is refused instead of ending the process. */
  all: 256 * 2 ** 20,
}

/** The memory one call takes up: it grows with each chunk of the body and is freed when the call has been answered. */
export type HeldRoom = {
  /** Returns false when there is no room for so many more bytes; nothing is taken then. */
  grow(bytes: number): boolean
  release(): void
}

/**
 * Creates the account of memory for request bodies. The announced length is not trusted: only received bytes count, and
 * a body that never ends fills the share of its own network and no other.
 */
export function createRoom({ ofNetwork, all } = usual) {
  const taken = new Map<string, number>()
  let sum = 0
  return {
    /** `networkOf` is called only once there is a body: most calls have none. */
    hold(networkOf: () => string): HeldRoom {
      let network: string | undefined
      let held = 0
      return {
        grow(bytes) {
          network ??= networkOf()
          const ofOurs = (taken.get(network) ?? 0) + bytes
          if (ofOurs > ofNetwork || sum + bytes > all) return false
          taken.set(network, ofOurs)
          sum += bytes
          held += bytes
          return true
        },
        release() {
          if (network === undefined) return
          const left = (taken.get(network) ?? 0) - held
          if (left > 0) taken.set(network, left)
          else taken.delete(network)
          sum -= held
          held = 0
        },
      }
    },
  }
}

/** Holds memory for the body of each call until the call has been answered. */
export function reserveRoom(proxies: TrustedProxies, room = createRoom()): MiddlewareHandler {
  return async (context, next) => {
    const held = room.hold(() => getNetwork(context, proxies))
    context.set('held', held)
    try {
      await next()
    } finally {
      held.release()
    }
  }
}
