import { hasFollowed } from '../data/following/follows.ts'
import { finishBeforeReload } from '../i18n/reload.ts'
import { forgetVisits } from '../session/device-data.ts'
import { getOwner, session } from '../session/session.ts'
import { device } from '../session/shared-device.ts'
import { store } from './page.ts'
import { type SignOutChoice, signOutPrompt } from './sign-out-prompt.ts'
import { getSlot, type Submission } from './submission.ts'

const isWaiting = ({ state }: Submission) => state === 'waiting' || state === 'held'

/**
 * Prepares a sign-out: asks what to do with everything written here that is not sent, drafts too (design: offline 16).
 * On a shared device drafts are deleted without asking. Resolves with false when the person stays; otherwise nothing of
 * them is left on the device except what they chose to keep.
 */
export async function requestSignOut(): Promise<boolean> {
  await finishBeforeReload()
  const person = getOwner(session.auth)
  // What a visitor wrote here is shown in this person's outbox as well: it may be theirs.
  const isShown = ({ owner }: Submission) => owner === person || owner === null
  const { records } = await store.read()
  const unsent = records.filter((record) => isShown(record) && (isWaiting(record) || !device.shared))
  const choice = unsent.length > 0 ? await ask(unsent.length) : 'keep'
  if (choice === 'stay') return false
  await store.transact((book) => {
    const isRemoved = (record: Submission) =>
      isShown(record) && (choice === 'discard' || (device.shared && !isWaiting(record)))
    return { remove: book.records.filter(isRemoved).map(getSlot), sent: [] }
  })
  await forgetSeen()
  return true
}

function ask(waiting: number): Promise<SignOutChoice> {
  return new Promise((resolve) => {
    signOutPrompt.waiting = waiting
    signOutPrompt.answer = (choice) => {
      signOutPrompt.answer = null
      resolve(choice)
    }
  })
}

/**
 * Deletes what shows that a person was here, once their session has ended by itself; what they wrote waits for them.
 */
export async function forgetTraces(): Promise<void> {
  await store.transact(({ sent }) => (sent.length > 0 ? { sent: [] } : undefined))
  await forgetSeen()
}

/** Deletes everything this device stores for the signed-in person: their account is deleted. */
export async function forgetOnDevice(): Promise<void> {
  const person = getOwner(session.auth)
  await store.transact(({ records }) => ({
    remove: records.filter(({ owner }) => owner === person).map(getSlot),
    sent: [],
  }))
  await forgetSeen()
}

/** Deletes what shows what someone looked at; where something is followed, the browser and the site are told as well. */
async function forgetSeen(): Promise<void> {
  const push = hasFollowed() ? await import('../data/following/push.ts').catch(() => undefined) : undefined
  await (push ? push.forgetFollowing(forgetVisits) : forgetVisits())
}
