import type { ReportSubject } from '../../contract/reviews/voices.ts'
import { createSignal } from './signal.ts'

/** The modals of the shell (spec 2); one is open at a time. */
export type OpenModal =
  | { kind: 'login'; words?: string | undefined; intent?: string | undefined }
  | { kind: 'share'; title: string; address?: string | undefined }
  | { kind: 'report'; subject: ReportSubject; id: string }
  | { kind: 'unlock'; company?: LockedCompany | undefined }
  | { kind: 'display' }
  | { kind: 'presence'; by: ProofKind; done: (proven: boolean) => void }
  | { kind: 'second'; missing: 'passkey' | 'spare' }

/**
 * The ways to prove presence that are accepted: a passkey or an authenticator app; these or the recovery code; or all
 * that and the password.
 */
export type ProofKind = 'second' | 'key' | 'anything'

/** A company to unlock, as far as its page knows it. */
export type LockedCompany = { id: number; name: string }

export const openModal = createSignal<OpenModal | undefined>(undefined)

/**
 * Opens 'You Must Login First' (spec 2, 6). After the login the person returns to the same place. `words` may say what
 * is kept meanwhile; `intent` names what they were doing, so that it resumes then (`useIntent`).
 */
export function askLogin(words?: string, intent?: string): void {
  openModal.set({ kind: 'login', words, intent })
}

/** Opens the share modal for an address; the current one by default (M-001 to M-004). */
export function share(title: string, address?: string): void {
  openModal.set({ kind: 'share', title, address })
}

/** Opens the modal that asks what is wrong with a contribution and sends it to the moderators; for signed-in people. */
export function reportContribution(subject: ReportSubject, id: string): void {
  openModal.set({ kind: 'report', subject, id })
}

/** Opens the unlock modal (M-007), with the company if one is chosen already; for signed-in people. */
export function askUnlock(company?: LockedCompany): void {
  openModal.set({ kind: 'unlock', company })
}

/** Opens the settings of how numbers, dates and money look on this device. */
export function askDisplay(): void {
  openModal.set({ kind: 'display' })
}

/**
 * Asks the signed-in person to prove presence; resolves with whether they have. The modal that was open before is shown
 * again afterwards.
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
/** The promise of the open question: several calls of a screen share one. */
let asked: Promise<boolean> | undefined

/**
 * Opens the modal that says which second factor has to be set up before the person may do what they are about to, and
 * links there.
 */
export function askSecondFactor(missing: 'passkey' | 'spare'): void {
  openModal.set({ kind: 'second', missing })
}

export function closeModal(): void {
  openModal.set(undefined)
}

/** Closes everything that is open, since the page it belongs to is left; an open question counts as not answered. */
export function leaveModals(): void {
  const open = openModal.get()
  if (open?.kind === 'presence') open.done(false)
  closeModal()
}
