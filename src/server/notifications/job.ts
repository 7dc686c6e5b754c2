import { everyInterval } from '../reviews/maintenance/maintenance.ts'
import { sendAnnouncements } from './announcements/announcements.ts'
import { tellOfNews } from './company-news/company-news.ts'
import { tellOfHelpful } from './helpful/helpful.ts'
import type { Notifying } from './notifying.ts'
import { tellOfPay } from './salary-updates/salary-updates.ts'

const minute = 60_000

type With = Pick<Notifying, 'services'> & {
  /** Told what went wrong; the next round tries again. */
  failed: (error: unknown) => void
  random?: () => number
  every?: typeof everyInterval
}

/** Everything people may be mailed of that is due. Each part knows whether it had its turn. */
export async function notifyDue(notifying: Notifying): Promise<void> {
  await tellOfNews(notifying)
  await tellOfHelpful(notifying)
  await tellOfPay(notifying)
  await sendAnnouncements(notifying)
}

/** Looks every few minutes. The answer stops it and waits for a round under way. */
export function startNotifications({
  services,
  failed,
  random = Math.random,
  every = everyInterval,
}: With): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const stop = every(5 * minute, () => {
    running = running.then(() => notifyDue({ services, random })).catch(failed)
  })
  return () => {
    stop()
    return running
  }
}
