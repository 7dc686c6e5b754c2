import { addPush, getPushKey, removePush } from '../../../contract/following/push.ts'
import { getNotifications, getServiceWorkers } from '../../platform/browser.ts'
import { call } from '../client.ts'
import { changeFollowing, readFollowing, takeOverFollowing } from './followed.ts'
import { hasFollowed } from './follows.ts'
import { forgetCopy, type PushWords, storeCopy } from './worker-copy.ts'

/** Whether the browser can show a push: some have no way, and some only in the installed app. */
export const canPush = (): boolean =>
  getServiceWorkers() !== undefined && getNotifications() !== undefined && 'PushManager' in globalThis

/** Whether the person has told the browser to show no messages of this site. */
export const isPushDenied = (): boolean => getNotifications()?.permission === 'denied'

const readRegistration = async () =>
  (await getServiceWorkers()
    ?.getRegistration()
    .catch(() => undefined)) ?? undefined

/**
 * Turns the weekly push on: asks the browser, gets an address of its push service, and tells the site that alone.
 * `denied`: the person or the browser said no.
 */
export async function startPush(words: PushWords): Promise<'on' | 'denied' | 'failed'> {
  const permission = await getNotifications()?.requestPermission()
  if (permission !== 'granted') return 'denied'
  const registration = await readRegistration()
  const outcome = await call(getPushKey)
  if (!registration || !outcome.ok) return 'failed'
  try {
    const wanted: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: outcome.data.key }
    const { endpoint } = await registration.pushManager.subscribe(wanted)
    if (!(await call(addPush, { body: { endpoint } })).ok) return 'failed'
    changeFollowing((kept) => ({ ...kept, push: endpoint }))
    await copyForWorker(words)
    return 'on'
  } catch {
    // The push service does not answer, or the browser has none.
    return 'failed'
  }
}

/** Turns it off, for the browser and for the site. Without a network the push service tells the site that it is gone. */
export async function endPush(): Promise<void> {
  const { push } = readFollowing()
  changeFollowing((kept) => ({ ...kept, push: null }))
  await forgetPush(push)
}

/** Gives the worker a copy of what is followed now, where the weekly push is on. */
export async function copyForWorker(words: PushWords): Promise<void> {
  const { list, slots, push } = readFollowing()
  if (push !== null && list.length > 0) await storeCopy({ list, slots, words })
}

async function forgetPush(endpoint: string | null): Promise<void> {
  await forgetCopy()
  if (endpoint === null) return
  const registration = await readRegistration()
  const subscription = await registration?.pushManager.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  // The worker may have got another address since. Nobody waits for the network: without it the push service says it.
  void call(removePush, { body: { endpoint: subscription?.endpoint ?? endpoint } })
}

/**
 * Has this device follow nothing and get no push, once `forget` has deleted what it keeps (a sign-out): the browser and
 * the site are told.
 */
export async function forgetFollowing(forget: () => Promise<void>): Promise<void> {
  const { push } = hasFollowed() ? readFollowing() : { push: null }
  await forget()
  takeOverFollowing()
  if (push !== null) await forgetPush(push)
}
