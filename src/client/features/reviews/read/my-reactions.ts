import { proxy, subscribe } from 'valtio'
import { listReactions, type Reaction, reactionsAtOnce } from '../../../../contract/reviews/voices.ts'
import { fetchQuery } from '../../../data/query.ts'
import { session } from '../../../session/session.ts'

/** What the signed-in person found the reviews on the screen; null: nothing. What is not known yet is absent. */
export const myReactions = proxy<Record<string, Reaction | null>>({})

const wanted = new Set<string>()
let asking = false

/** Asks, together with all other cards drawn at the same time, what the person found this review. */
export function setReaction(id: string): void {
  if (session.auth.token === null || id in myReactions) return
  wanted.add(id)
  if (asking) return
  asking = true
  queueMicrotask(() => void ask())
}

async function ask(): Promise<void> {
  const all = [...wanted]
  wanted.clear()
  asking = false
  for (let from = 0; from < all.length; from += reactionsAtOnce) {
    const ids = all.slice(from, from + reactionsAtOnce)
    const token = session.auth.token
    const outcome = await fetchQuery(listReactions, { query: { ids: ids.join(',') } })
    // Without an answer the buttons simply show nothing pressed; pressing them still works.
    if (!outcome.ok || token !== session.auth.token) return
    for (const id of ids) myReactions[id] ??= outcome.data[id] ?? null
  }
}

// Another person, or nobody: what the last one found is not theirs.
subscribe(session, () => {
  if (session.auth.token === null) for (const id of Object.keys(myReactions)) delete myReactions[id]
})
