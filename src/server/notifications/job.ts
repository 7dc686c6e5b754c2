import { sendAnnouncements } from './announcements/announcements.ts'
import { tellOfNews } from './company-news/company-news.ts'
import { tellOfHelpful } from './helpful/helpful.ts'
import type { Notifying } from './notifying.ts'
import { tellOfPay } from './salary-updates/salary-updates.ts'

/** Everything people may be mailed of that is due. Each part knows whether it had its turn. */
export async function notifyDue(notifying: Notifying): Promise<void> {
  await tellOfNews(notifying)
  await tellOfHelpful(notifying)
  await tellOfPay(notifying)
  await sendAnnouncements(notifying)
}
