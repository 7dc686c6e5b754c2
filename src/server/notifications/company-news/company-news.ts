import { dayAfter } from '../../reviews/month.ts'
import type { Notifying } from '../notifying.ts'
import { beginRound } from '../rounds/store.ts'
import { notifiedPeople, takeNews } from './store.ts'

/**
 * Tells a company's people that their page has something new, at most once a day: not what, not how much, and no moment
 * but the day. What it is they read on the page, as everybody does.
 */
export async function tellOfNews({ services }: Notifying): Promise<void> {
  const { db, mail, clock, config } = services
  const now = clock()
  if (!(await beginRound(db, 'company_news', dayAfter(now, 0)))) return
  const link = `${config.publicUrl}/employer/reviews`
  for (const companyId of await takeNews(db))
    for (const { email, language, name_en, name_ar } of await notifiedPeople(db, companyId)) {
      const company = language === 'ar' ? name_ar : name_en
      await mail.add(db, { kind: 'company_news', company, link, to: email, language }, now)
    }
}
