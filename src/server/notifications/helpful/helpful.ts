import { tell } from '../../mail/contact.ts'
import { atADistance } from '../../mail/distance.ts'
import { dayAfter } from '../../reviews/month.ts'
import type { Notifying } from '../notifying.ts'
import { beginRound } from '../rounds/store.ts'
import { takeHelpful } from './store.ts'

/** Numbers of people who found a review helpful at which its writer hears of it, each once. */
export const helpfulSteps = [1, 5, 20, 100] as const

const batch = 100

/**
 * Tells writers that readers found something of theirs helpful (spec 3, like / dislike), once a day, each mail at a
 * distance. The mail names neither the review nor its company.
 */
export async function tellOfHelpful({ services, random }: Notifying): Promise<void> {
  const now = services.clock()
  if (!(await beginRound(services.db, 'helpful', dayAfter(now, 0)))) return
  const link = `${services.config.publicUrl}/user/myprofile/contributions`
  for (let taken = batch; taken === batch; ) {
    const contacts = await takeHelpful(services.db, helpfulSteps, batch)
    for (const contact of contacts) {
      await tell({ services, now: atADistance({ ...services, random }, now) }, contact, {
        kind: 'review_helpful',
        link,
      })
    }
    taken = contacts.length
  }
}
