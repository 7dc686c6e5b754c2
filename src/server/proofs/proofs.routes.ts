import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { formatCode, toLetters } from '../../contract/accounts/recovery-code.ts'
import * as contract from '../../contract/proofs/proofs.ts'
import { listIdsOf } from '../accounts/current-companies.queries.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { getMailDomain } from '../limits/wider.ts'
import { listWiderNetworks } from '../platform/http/address.ts'
import { isRefused, type Refusal, refuse } from '../platform/http/answer.ts'
import type { AnswerOf, Call, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter, toYear } from '../platform/months.ts'
import { normaliseEmail } from '../platform/privacy/normal-email.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { signBlinded } from './blind-sign.ts'
import { listProofDomains, loadProofKey } from './keys.ts'
import { addMailbox, findCompanyNames } from './proofs.queries.ts'

/**
 * The routes by which a mailbox at a company's domain gets its proof (decision 156). None of them knows an account, and
 * clients send them without one.
 */
export const proofRoutes: readonly Route[] = [
  route(contract.askProof, handleAsk),
  route(contract.takeProof, handleTake),
  route(contract.getNetworkMark, async ({ services: { privacy }, address, now }) => {
    const [wide = address] = listWiderNetworks(address)
    const mark = privacy.proofName('network', wide, String(toYear(now)))
    return { data: { network: mark.subarray(0, 6).toString('base64url') } }
  }),
]

/** A company that may have proofs, with the key that signs them this year. */
type Provable = { companyId: number; name: string; key: KeyObject; year: number }
type Unavailable = Refusal<'not_found' | 'proof_unavailable' | 'proof_not_open' | 'proof_address'>

/** Finds the company whose proof this address may have; or why there is none. */
async function findProvable(
  { services: { db, privacy }, language, now }: Call,
  id: number,
  email: string,
): Promise<Provable | Unavailable> {
  const ids = await listIdsOf(db, id)
  const [companyId = id] = ids
  const names = await findCompanyNames(db, companyId)
  if (!names) return refuse(404, 'not_found')
  const domains = await listProofDomains({ db, privacy }, ids)
  if (domains.length === 0) return refuse(409, 'proof_unavailable')
  const domain = getMailDomain(email)
  if (domain === undefined || !domains.includes(domain)) return refuse(422, 'proof_address', 'email')
  const year = toYear(now)
  const key = await loadProofKey({ db, privacy }, companyId, year)
  return key ? { companyId, name: names[language], key, year } : refuse(409, 'proof_not_open')
}

/** Returns the code of a mailbox on a day: nothing of it is stored, and it is the same however often it is asked for. */
function computeCode(privacy: Privacy, { companyId }: Provable, email: string, day: string): string {
  const mark = privacy.proofName('code', String(companyId), normaliseEmail(email), day)
  return toLetters(mark.subarray(0, contract.proofCodeLetters))
}

async function handleAsk(call: CallOf<typeof contract.askProof>): Promise<AnswerOf<typeof contract.askProof>> {
  const { services, params, answers, language, now } = call
  const { email } = answers
  const provable = await findProvable(call, params.id, email)
  if (isRefused(provable)) return provable
  const held = await askLimits(call, 'proof', getTriedBy(call, { email }))
  if (isRefused(held)) return held
  const code = formatCode(computeCode(services.privacy, provable, email, getDayAfter(now, 0)))
  await services.mail.add(services.db, { kind: 'proof_code', company: provable.name, code, to: email, language }, now)
  return { message: 'proof_code_sent' }
}

async function handleTake(call: CallOf<typeof contract.takeProof>): Promise<AnswerOf<typeof contract.takeProof>> {
  const { services, params, answers, beside, now } = call
  const { db, privacy } = services
  const { email, code } = answers
  const held = await askLimits(call, 'link', getTriedBy(call, {}))
  if (isRefused(held)) return held
  const provable = await findProvable(call, params.id, email)
  if (isRefused(provable)) return provable
  // A code is valid on its day and the next one. Sixty bits are not guessed within the limit.
  const valid = [0, -1].some((day) =>
    timingSafeEqual(Buffer.from(computeCode(privacy, provable, email, getDayAfter(now, day))), Buffer.from(code)),
  )
  if (!valid) return refuse(422, 'proof_code', 'code')
  const { companyId, year, key } = provable
  const signatures = beside.blinded.map((one) => signBlinded(key, Buffer.from(one, 'base64url')))
  if (signatures.some((one) => one === undefined)) return refuse(400, 'malformed', 'blinded')
  const name = privacy.proofName('mailbox', String(companyId), String(year), normaliseEmail(email))
  const asked = privacy.proofName('blinded', ...beside.blinded)
  const before = await addMailbox(db, { name, asked, year })
  // What was asked before is signed again in the same way: nothing is lost where its answer was.
  if (before && !before.equals(asked)) return refuse(409, 'proof_issued')
  return { data: { signatures: signatures.map((one) => one!.toString('base64url')) } }
}
