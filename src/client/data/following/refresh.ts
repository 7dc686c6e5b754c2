import { applyNews, askForNews } from './ask.ts'
import { changeFollowing, readFollowing } from './followed.ts'
import { hasFollowed } from './follows.ts'

/** How long an answer counts as new, in ms: rounds of publication are half a day apart. */
export const askedEvery = 6 * 60 * 60_000

/**
 * Asks the site what is new, where this device follows anything and has not asked for some hours. Resolves once what it
 * keeps is as new as it can be. A press never causes it: the moment of a request would tell what was pressed.
 */
export async function refreshFollowing(now = Date.now(), request: typeof fetch = fetch): Promise<void> {
  if (!hasFollowed()) return
  // The badge and the card on the home page ask in the same moment.
  running ??= refresh(now, request).finally(() => {
    running = undefined
  })
  return running
}

let running: Promise<void> | undefined

async function refresh(now: number, request: typeof fetch): Promise<void> {
  const { list, slots, askedAt } = readFollowing()
  // A moment in the future was written by a wrong clock.
  if (list.length === 0 || (askedAt !== null && askedAt <= now && now - askedAt < askedEvery)) return
  const asked = await askForNews({ list, slots }, { fetch: request, random: Math.random })
  // What was followed, or seen, meanwhile is kept as it is.
  if (asked)
    changeFollowing((kept) => ({ ...kept, list: applyNews(kept.list, asked), slots: asked.slots, askedAt: now }))
}
