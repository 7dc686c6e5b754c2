import type { ReportSubject } from '../../contract/reviews/voices.ts'
import { createSignal } from './signal.ts'

/** The modals of the shell (spec 2); one is open at a time. */
export type OpenModal =
  | { kind: 'login'; words?: string; intent?: string }
  | { kind: 'share'; title: string; address?: string }
  | { kind: 'report'; subject: ReportSubject; id: string }
  | { kind: 'unlock'; company?: LockedCompany }
  | { kind: 'display' }
  | { kind: 'presence'; by: ProofKind; done: (proven: boolean) => void }
  | { kind: 'second'; missing: 'passkey' | 'spare' }

/** By what somebody proves that it is they: a passkey or an app, these or the recovery code, or all that and the password. */
export type ProofKind = 'second' | 'key' | 'anything'

/** A company to unlock, as far as its page knows it. */
export type LockedCompany = { id: number; name: string }

export const openModal = createSignal<OpenModal | undefined>(undefined)

/**
 * Opens 'You Must Login First' (spec 2, 6). After the login the person is back where they were.
 * `words` may say what is kept meanwhile; `intent` names what they were doing, so that it goes on then (`useIntent`).
 */
export function askLogin(words?: string, intent?: string): void {
  openModal.set({ kind: 'login', words, intent })
}

/** Opens the share modal for an address; the current one by default (M-001 to M-004). */
export function share(title: string, address?: string): void {
  openModal.set({ kind: 'share', title, address })
}

/** Asks what is wrong with a contribution and sends it to the moderators; for signed-in people. */
export function reportContribution(subject: ReportSubject, id: string): void {
  openModal.set({ kind: 'report', subject, id })
}

/** Opens the unlock modal (M-007), with the company where one is chosen already; for signed-in people. */
export function askUnlock(company?: LockedCompany): void {
  openModal.set({ kind: 'unlock', company })
}

/** Opens how numbers, dates and money look on this device. */
export function askDisplay(): void {
  openModal.set({ kind: 'display' })
}

/**
 * Asks whoever is signed in to prove that it is they; whether they have. The modal that was open before comes back.
 */
export function askPresence(by: ProofKind): Promise<boolean> {
  const before = openModal.get()
  if (before?.kind === 'presence' && asked) return asked
  asked = new Promise((resolve) => {
    const done = (proven: boolean) => {
      openModal.set(before)
      resolve(proven)
    }
    openModal.set({ kind: 'presence', by, done })
  })
  return asked
}
/** The answer to the question that is open: several calls of a screen wait for one. */
let asked: Promise<boolean> | undefined

/** Says what is still to be set up before somebody may do what they are about to, and leads there. */
export function tellSecond(missing: 'passkey' | 'spare'): void {
  openModal.set({ kind: 'second', missing })
}

export function closeModal(): void {
  openModal.set(undefined)
}
