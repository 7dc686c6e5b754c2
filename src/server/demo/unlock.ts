import type { Services } from '../app.ts'
import type { DemoCompany } from '../db/seed/demo/companies.ts'
import type { DemoPerson } from '../db/seed/demo/people.ts'
import { addUnlockRequest } from '../employers/unlock/asking/store.ts'
import { sealContact } from '../mail/contact.ts'
import { letterOf } from './letter.ts'

type Asker = { id: string; secret: Buffer; person: DemoPerson }

/** The requests to unlock that a demonstration person has made: some wait for the moderator, some are decided. */
export async function addDemoUnlocks(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { id: account, secret, person }: Asker,
  companies: readonly DemoCompany[],
): Promise<void> {
  for (const { company_id, month, reason } of person.asked ?? []) {
    const company = companies.find(({ id }) => id === company_id)
    if (company?.unlocked !== 0) throw new Error(`a demonstration person asks for ${company_id}, which nobody can`)
    const letter = letterOf([
      company.name_en,
      '',
      'To whom it may concern,',
      `we authorise ${person.name_en} to speak for ${company.name_en} on Shafaf.`,
      '',
      'Commercial registration 1010000000',
      'This letter is part of a demonstration.',
    ])
    await addUnlockRequest(db, {
      companyId: company_id,
      website: company.website,
      phone: company.phone,
      contact: sealContact(privacy, { account, language: 'en' }),
      mark: privacy.mark(secret, 'unlock', company_id),
      month,
      letterType: 'application/pdf',
      // Letters of old decisions are gone.
      letter: reason ? null : privacy.sealLetter(letter),
      state: reason ? 'rejected' : 'pending',
      reason,
    })
  }
}
