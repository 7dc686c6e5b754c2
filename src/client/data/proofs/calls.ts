import { deviceStorage } from '../../platform/device-storage.ts'
import { type Call, createCall } from '../call.ts'
import { type Released, readReleased } from './released.ts'

/** What asking for a proof needs from its environment; the page and the tests each provide their own. */
export type Asking = {
  call: Call
  released: (company: number, year: number) => Promise<Released | null>
  now: () => Date
  /** Returns a number from 0 to 1. */
  random: () => number
}

/** The calls of this page about proofs: they never say who is signed in. */
export const asking: Asking = {
  call: createCall({
    fetch: (input, options) =>
      fetch(input, { ...options, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' }),
    language: () => (deviceStorage.getItem('lng') === 'arabic' ? 'ar' : 'en'),
    token: () => null,
    prove: async (challenge) => (await import('../proof-of-work/prove.ts')).proveWork(challenge),
  }),
  released: readReleased,
  now: () => new Date(),
  random: Math.random,
}
