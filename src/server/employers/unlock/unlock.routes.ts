import * as contract from '../../../contract/employers/unlock.ts'
import { listIdsOf } from '../../accounts/current-companies.queries.ts'
import { type JudgedFile, refuseFile, takeFile } from '../../files/take.ts'
import { sealContact } from '../../mail/contact.ts'
import type { Database } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { Call, CallOf, RefusedBy, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import type { KeptAnswer } from '../../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { toMonth } from '../../platform/months.ts'
import type { Secret } from '../../platform/privacy/privacy.ts'
import type { Services } from '../../platform/services.ts'
import { addUnlockRequest, findCompanyByName, lockCompany, readUnlockState } from './unlock-requests.queries.ts'

/**
 * The routes of requests to unlock a company's page (spec 6). The requester is sealed, since it would reveal where they
 * work.
 */
export const unlockRoutes: readonly Route[] = [
  routeOnce(contract.requestUnlock, { prepare, act: request }),
  route(contract.getUnlockState, async ({ services: { db, privacy }, account, params: { id } }) => ({
    data: await readUnlockState(db, await listMarks({ db, privacy }, account.secret, id)),
  })),
]

/** Lists the marks of a person's requests for a company, that of its own id first. */
const listMarks = async ({ db, privacy }: Pick<Services, 'db' | 'privacy'>, secret: Secret, id: number) =>
  (await listIdsOf(db, id)).map((one) => privacy.mark(secret, 'unlock', one))

/** The longest side in pixels at which a letter is still readable. */
const fit = { most: 1600 }

type PreparedUnlock = { companyId: number; letter: JudgedFile }

async function prepare(
  call: CallOf<typeof contract.requestUnlock>,
): Promise<PreparedUnlock | RefusedBy<typeof contract.requestUnlock>> {
  const { company, commericial_registeration } = call.answers
  const companyId = await findCompanyId(call, company)
  if (companyId === undefined) return refuse(422, 'company_unknown', 'company')
  const letter = await takeFile(commericial_registeration, fit)
  return typeof letter === 'string' ? refuseFile(letter, 'commericial_registeration') : { companyId, letter }
}

async function request(
  tx: Database,
  call: CallOf<typeof contract.requestUnlock>,
  { companyId, letter }: PreparedUnlock,
): Promise<KeptAnswer | RefusedBy<typeof contract.requestUnlock>> {
  const { account, language, now } = call
  const { privacy } = call.services
  const { website, phone } = call.answers
  const unlocked = await lockCompany(tx, companyId)
  if (unlocked === undefined) return refuse(422, 'company_unknown', 'company')
  if (unlocked) return refuse(409, 'already_unlocked', 'company')
  const marks = await listMarks({ db: tx, privacy }, account.secret, companyId)
  const waiting = {
    companyId,
    website,
    phone,
    contact: sealContact(privacy, { account: account.id, language }),
    mark: marks[0]!,
    month: toMonth(now),
    letterType: letter.type,
    letter: privacy.sealLetter(letter.bytes),
  }
  const added = await addUnlockRequest(tx, waiting, marks)
  return added ? { status: 200, message: 'unlock_requested' } : refuse(409, 'unlock_pending', 'company')
}

/** Finds the company's id. In a multipart body an id is a string of digits; anything else is a name. */
async function findCompanyId({ services }: Call, given: string | number): Promise<number | undefined> {
  const id = Number(given)
  if (!Number.isInteger(id)) return findCompanyByName(services.db, String(given))
  return id > 0 && id < 2 ** 31 ? (await listIdsOf(services.db, id))[0] : undefined
}
