import { useSyncExternalStore } from 'react'

/** One value that components subscribe to and plain code sets: which modal is open, which toasts show. */
export interface Signal<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

export function createSignal<T>(initial: T): Signal<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.get)
}
