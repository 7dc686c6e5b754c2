import { mayMail } from '../../mail/may-mail.ts'
import { experienceOf } from '../../profile/vault.ts'
import { monthOf } from '../../reviews/month.ts'
import { everyAccount } from '../every-account.ts'
import type { Notifying } from '../notifying.ts'
import { beginRound } from '../rounds/store.ts'
import { takeNewPay } from './store.ts'

/**
 * Tells people once a month that a company of their experience list has new salary numbers (spec 3, salary updates). The
 * list is opened in memory alone, and the mail names no company: it would say where they work.
 */
export async function tellOfPay({ services }: Notifying): Promise<void> {
  const { db, privacy, mail, clock, config } = services
  const now = clock()
  const round = await beginRound(db, 'salary_updates', monthOf(now))
  if (!round) return
  const changed = new Set(await takeNewPay(db))
  // The first round has nothing to compare with: all numbers would be new.
  if (round === 'first' || changed.size === 0) return
  const link = `${config.publicUrl}/salaries`
  await everyAccount(db, async (account) => {
    if (!mayMail(privacy, account, 'salary_updates')) return
    if (!experienceOf(privacy, account).some((company) => changed.has(company))) return
    const { email: to, language } = account
    await mail.add(db, { kind: 'salary_updates', link, to, language }, now)
  })
}
