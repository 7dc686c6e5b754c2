import { createHash } from 'node:crypto'
import * as contract from '../../../contract/employers/unlock.ts'
import type { AnswersOf } from '../../../contract/form/form.ts'
import { takeFile } from '../../files/take.ts'
import { type Answer, refuse } from '../../http/answer.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { sealContact } from '../../mail/contact.ts'
import { actedOnce } from '../../reviews/idempotency/acted-once.ts'
import { monthOf } from '../../reviews/month.ts'
import { addUnlockRequest, companyNamed, holdCompany, unlockStateOf } from './asking/store.ts'

/** Requests to unlock a company's page (spec 6). Who asks is sealed: it would say where they work. */
export const unlockRoutes: readonly Route[] = [
  route(contract.requestUnlock, asked),
  route(contract.getUnlockState, async ({ services: { db, privacy }, account, id }) => ({
    data: await unlockStateOf(db, privacy.mark(account.secret, 'unlock', id)),
  })),
]

/** A letter stays readable at so many pixels on its longer side. */
const fit = { most: 1600 }

async function asked(call: Call): Promise<Answer> {
  const { services, account, language, now } = call
  const { privacy, limits } = services
  const { company, website, phone, commericial_registeration } = call.answers as AnswersOf<typeof contract.unlockForm>
  const wait = await limits.files.attempt(account.id)
  if (wait > 0) return refuse(429, 'too_many', '', wait)
  const companyId = await idOf(call, company!)
  if (companyId === undefined) return refuse(422, 'company_unknown', 'company')
  const taken = await takeFile(commericial_registeration!, fit)
  if (typeof taken === 'string') return refuse(422, taken, 'commericial_registeration')
  const about = ['unlock', companyId, website, phone, createHash('sha256').update(taken.bytes).digest('hex')]
  return actedOnce(call, about, async (tx) => {
    const unlocked = await holdCompany(tx, companyId)
    if (unlocked === undefined) return refuse(422, 'company_unknown', 'company')
    if (unlocked) return refuse(409, 'already_unlocked', 'company')
    const added = await addUnlockRequest(tx, {
      companyId,
      website,
      phone,
      contact: sealContact(privacy, { account: account.id, language }),
      mark: privacy.mark(account.secret, 'unlock', companyId),
      month: monthOf(now),
      letterType: taken.type,
      letter: privacy.sealLetter(taken.bytes),
    })
    return added ? { status: 200, message: 'unlock_requested' } : refuse(409, 'unlock_pending', 'company')
  })
}

/** In a multipart body an id is a text of digits; anything else is a name. */
async function idOf({ services }: Call, given: string | number): Promise<number | undefined> {
  const id = Number(given)
  if (!Number.isInteger(id)) return companyNamed(services.db, String(given))
  return id > 0 && id < 2 ** 31 ? id : undefined
}
