import { enums, is, string, type } from 'superstruct'
import type { Services } from '../app.ts'
import type { Language } from '../http/words.ts'
import { mayMail } from '../mail/may-mail.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { addresseeOf } from './askers/store.ts'

/** Who asked, and the language they asked in; kept beside the question under the author key (decision 16). */
type Asker = { account: string; language: Language }
const Asker = type({ account: string(), language: enums(['en', 'ar']) })

export const sealAsker = (privacy: Privacy, asker: Asker): Buffer => privacy.sealAsker(asker)

type Told = { asker: Buffer; companyId: number }

/**
 * Queues a mail to whoever asked and wants to hear of answers, in a transaction of its own. A closed, blocked or unverified
 * account is told nothing.
 */
export async function tellAsker(
  { services, now }: { services: Services; now: Date },
  { asker, companyId }: Told,
): Promise<void> {
  const { db, privacy, mail, config } = services
  const opened = privacy.openAsker(asker)
  if (!is(opened, Asker)) return
  const addressee = await addresseeOf(db, opened.account)
  if (!addressee || !mayMail(privacy, addressee, 'question_answered')) return
  const link = `${config.publicUrl}/company/${companyId}/questions`
  await mail.add(db, { kind: 'question_answered', to: addressee.email, language: opened.language, link }, now)
}
