import { mayMail } from '../../mail/may-mail.ts'
import { countMails, someAddressees } from '../../mail/store.ts'
import type { Notifying } from '../notifying.ts'
import { holdAnnouncement, setReached } from './store.ts'

/** So many accounts are looked at in one transaction. */
const batch = 200
/** Mails people wait for stand in the same queue, so no more than this are put before them. */
const queuedAtMost = 400

/**
 * Queues the mails of announcements batch by batch, while the queue is short. A batch and how far it reached are one
 * transaction: whatever is killed in between, everybody gets it once.
 */
export async function sendAnnouncements({ services }: Notifying): Promise<void> {
  const { db } = services
  while ((await countMails(db)) < queuedAtMost && (await db.transaction((tx) => queueBatch(services, tx))));
}

type Services = Notifying['services']

async function queueBatch({ privacy, mail, clock, config }: Services, tx: Services['db']): Promise<boolean> {
  const found = await holdAnnouncement(tx)
  if (!found) return false
  const { id, kind, after, subjectEn, subjectAr, textEn, textAr } = found
  const accounts = await someAddressees(tx, after, batch)
  for (const account of accounts) {
    if (!mayMail(privacy, account, kind)) continue
    const { email: to, language } = account
    const said = language === 'ar' ? { subject: subjectAr, text: textAr } : { subject: subjectEn, text: textEn }
    await mail.add(tx, { kind, ...said, link: config.publicUrl, to, language }, clock())
  }
  await setReached(tx, id, accounts.length < batch ? null : accounts.at(-1)!.id)
  return true
}
