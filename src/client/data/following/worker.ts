import { addPush, removePush } from '../../../contract/following/push.ts'
import { createCall } from '../call.ts'
import { applyNews, askForNews } from './ask.ts'
import { countNews } from './news.ts'
import { forgetCopy, readCopy, storeCopy } from './worker-copy.ts'

const call = createCall({
  fetch: (input, options) => fetch(input, options),
  language: () => 'en',
  token: () => null,
})

/** Counts what is new by the copy of this worker; 0 without one. */
export async function countCopiedNews(): Promise<number> {
  const copy = await readCopy()
  return copy ? countNews(copy.list) : 0
}

/**
 * Answers a push: asks what is new, as the page does, and shows a message, because browsers allow no push without one.
 * It says only whether there is anything new, never where: it may be read on a locked screen. Without news it makes no
 * sound. Returns how much is new.
 */
export async function answerPush(registration: ServiceWorkerRegistration): Promise<number> {
  const copy = await readCopy()
  if (!copy) {
    // What was followed here is deleted: this device wants no push.
    await stopPush(registration)
    return 0
  }
  const asked = await askForNews(copy, { fetch: (input, options) => fetch(input, options), random: Math.random })
  const list = asked ? applyNews(copy.list, asked) : copy.list
  if (asked) await storeCopy({ ...copy, list, slots: asked.slots })
  const news = countNews(list)
  const { title, some, none, lang, dir } = copy.words
  await registration.showNotification(title, {
    ...{ body: news > 0 ? some : none, lang, dir, tag: 'news', silent: news === 0 },
    ...{ icon: '/icons/icon-192.png', data: { open: '/following' } },
  })
  return news
}

/** Takes over the new address that a push service has given this device in place of another. */
export async function renewPush(registration: ServiceWorkerRegistration, old: PushSubscription | null): Promise<void> {
  if (old) await call(removePush, { body: { endpoint: old.endpoint } })
  const renewed =
    (await registration.pushManager.getSubscription()) ??
    (old && (await registration.pushManager.subscribe(old.options as PushSubscriptionOptionsInit)))
  if (renewed) await call(addPush, { body: { endpoint: renewed.endpoint } })
}

async function stopPush(registration: ServiceWorkerRegistration): Promise<void> {
  await forgetCopy()
  const subscription = await registration.pushManager.getSubscription().catch(() => null)
  if (!subscription) return
  await subscription.unsubscribe().catch(() => false)
  await call(removePush, { body: { endpoint: subscription.endpoint } })
}
