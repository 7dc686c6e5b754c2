import { proxy, subscribe } from 'valtio'
import { listReactions, type Reaction, reactionsAtOnce } from '../../../../contract/reviews/voices.ts'
import { fetchQuery } from '../../../data/query.ts'
import { session } from '../../../session/session.ts'

/** The signed-in person's reactions to the reviews on the screen; null: none. Unknown ones are absent. */
export const myReactions = proxy<Record<string, Reaction | null>>({})

const wanted = new Set<string>()
let asking = false

/** Requests the person's reaction to this review, in one request with all other cards rendered at the same time. */
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
    // Without a response no button is shown as pressed; pressing them still works.
    if (!outcome.ok || token !== session.auth.token) return
    for (const id of ids) myReactions[id] ??= outcome.data[id] ?? null
  }
}

// Another person, or nobody, is signed in: the reactions of the last one are removed.
subscribe(session, () => {
  if (session.auth.token === null) for (const id of Object.keys(myReactions)) delete myReactions[id]
})
