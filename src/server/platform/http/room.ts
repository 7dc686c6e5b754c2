import type { MiddlewareHandler } from 'hono'
import { getNetwork, type TrustedProxies } from './address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What the call's body takes up. */
    held?: HeldRoom
  }
}

/** Bytes that bodies may take up in this process while calls with them are under way. */
const usual = {
  /** Of one network: a household sends a handful of letters of 5 MB at once. */
  ofNetwork: 32 * 2 ** 20,
  /** Of all together, so that a flood from many networks is refused instead of ending the process. */
  all: 256 * 2 ** 20,
}

/** What one call takes up: grown piece by piece as its body comes, given back when it has been answered. */
export type HeldRoom = {
  /** False where there is no room for so many bytes more; nothing is taken then. */
  grow(bytes: number): boolean
  release(): void
}

/**
 * Room for bodies. What a caller announces is not believed: only what has come counts, and a body that never ends fills the
 * room of its own network and nobody else's.
 */
export function createRoom({ ofNetwork, all } = usual) {
  const taken = new Map<string, number>()
  let sum = 0
  return {
    /** `networkOf` is asked only once there is a body: most calls have none. */
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

/** Holds room for the body of each call until it has been answered. */
export function holdRoom(proxies: TrustedProxies, room = createRoom()): MiddlewareHandler {
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
