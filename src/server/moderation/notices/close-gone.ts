import { noticeDays } from '../../../contract/notices/rules.ts'
import { addDays, countDays, getDayAfter } from '../../platform/months.ts'
import type { Services } from '../../platform/services.ts'
import { inform } from '../inform.ts'
import { listGone } from './closing.queries.ts'
import { lockNotice, setNoticeState } from './notices.queries.ts'
import { describeSender } from './sender.ts'

/**
 * Closes the notices about texts that are not on the site any more, and mails that to the people who sent them. Each
 * in a transaction with its mail.
 */
export async function closeGoneNotices(
  services: Pick<Services, 'db' | 'privacy' | 'mail' | 'config'>,
  now: Date,
): Promise<void> {
  const { db, privacy } = services
  const today = getDayAfter(now, 0)
  for (const id of await listGone(db, addDays(today, -noticeDays.decision - 1)))
    await db.transaction(async (tx) => {
      const notice = await lockNotice({ db: tx, privacy }, id)
      if (notice?.state !== 'open') return
      const days = countDays(notice.received, today)
      await setNoticeState({ db: tx, privacy }, id, { state: 'gone', days })
      const told = { companyId: notice.companyId, concerned: { sender: describeSender(notice) } }
      await inform({ services: { ...services, db: tx }, now }, { ...told, mailKind: 'notice_gone' })
    })
}
