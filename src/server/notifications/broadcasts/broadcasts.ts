import { mayMail } from '../../accounts/may-mail.ts'
import { type Addressee, countMails, listAddressees } from '../../mail/mail.queries.ts'
import type { QueuedMail } from '../../mail/queue.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../platform/services.ts'
import { type Broadcast, listReminders, lockBroadcast, setReached } from './broadcasts.queries.ts'

/** The number of accounts handled in one transaction. */
const batch = 200
/** The most queued mails while broadcasts are added: mails people wait for are in the same queue. */
const maxQueued = 400

type Dependencies = Pick<Services, 'db' | 'privacy' | 'mail' | 'clock' | 'config'>

/**
 * Queues the mails of broadcasts batch by batch, while the queue is short. A batch and its cursor are written in one
 * transaction: if a process is killed in between, everybody still gets it once.
 */
export async function sendBroadcasts(services: Dependencies): Promise<void> {
  const { db } = services
  while ((await countMails(db)) < maxQueued && (await db.transaction((tx) => queueBatch(services, tx))));
}

async function queueBatch(services: Dependencies, tx: Database): Promise<boolean> {
  const found = await lockBroadcast(tx)
  if (!found) return false
  const accounts = await listAddressees({ db: tx, privacy: services.privacy }, found.after, batch)
  for (const account of await filterAddressees(tx, found, accounts))
    await services.mail.add(tx, buildLetter(account, found, services.config.publicUrl), services.clock())
  await setReached(tx, found.id, accounts.length < batch ? null : accounts.at(-1)!.id)
  return true
}

/**
 * Selects those of these accounts that get a broadcast. It depends on what they chose alone, never on what there is to
 * read.
 */
async function filterAddressees(tx: Database, { kind }: Broadcast, accounts: readonly Addressee[]) {
  const allowed = accounts.filter((account) => mayMail(account, kind))
  if (kind !== 'employer_letter') return allowed
  const ids = allowed.map(({ id }) => id)
  const reminded = await listReminders(tx, ids)
  return allowed.filter(({ id }) => reminded.has(id))
}

function buildLetter({ email: to, language }: Addressee, { kind, words }: Broadcast, publicUrl: string): QueuedMail {
  switch (kind) {
    case 'monthly_letter':
      return { kind, link: `${publicUrl}/user/myprofile/activity`, to, language }
    case 'employer_letter':
      return { kind, link: `${publicUrl}/employer/reviews`, to, language }
    case 'breach':
      return { kind, ...words![language], link: `${publicUrl}/privacy-policy`, to, language }
    default:
      return { kind, ...words![language], link: publicUrl, to, language }
  }
}
