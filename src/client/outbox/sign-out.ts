import { finishBeforeReload } from '../i18n/reload.ts'
import { ownerOf, session } from '../session/session.ts'
import { device } from '../session/shared-device.ts'
import { type Farewell, farewell } from './farewell.ts'
import { store } from './page.ts'
import { type Submission, slotOf } from './submission.ts'

/**
 * Before a sign-out: asks what becomes of reviews that wait to be sent (design: offline 16), and wipes the rest on a
 * shared device. Resolves with false when the person stays.
 */
export async function requestSignOut(): Promise<boolean> {
  await finishBeforeReload()
  const person = ownerOf(session.auth)
  const mine = ({ owner }: Submission) => owner === person
  const { records } = await store.read()
  const waiting = records.filter((record) => mine(record) && (record.state === 'waiting' || record.state === 'held'))
  const choice = waiting.length > 0 ? await ask(waiting.length) : 'keep'
  if (choice === 'stay') return false
  await store.transact((book) => {
    const goes = ({ owner, state }: Submission) =>
      state === 'waiting' || state === 'held'
        ? owner === person && choice === 'discard'
        : device.shared && (owner === person || owner === null)
    const remove = book.records.filter(goes).map(slotOf)
    const sent = device.shared ? book.sent.filter(({ owner }) => owner !== person) : book.sent
    return { remove, sent }
  })
  return true
}

function ask(waiting: number): Promise<Farewell> {
  return new Promise((resolve) => {
    farewell.waiting = waiting
    farewell.answer = (choice) => {
      farewell.answer = null
      resolve(choice)
    }
  })
}

/** Removes everything this device keeps for whoever is signed in: their account is gone. */
export async function forgetOnDevice(): Promise<void> {
  const person = ownerOf(session.auth)
  await store.transact(({ records, sent }) => ({
    remove: records.filter(({ owner }) => owner === person).map(slotOf),
    sent: sent.filter(({ owner }) => owner !== person),
  }))
}
