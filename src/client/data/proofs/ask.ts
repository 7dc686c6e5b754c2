import { getRiyadhDay, getRiyadhYear } from '../../../contract/form/days.ts'
import { askProof, describeProof, getNetworkMark, takeProof } from '../../../contract/proofs/proofs.ts'
import { fromBase64, toBase64Url } from '../../platform/bytes.ts'
import type { Refusal } from '../call.ts'
import { blind, finishSignature, parseKey } from './blind.ts'
import type { Asking } from './calls.ts'
import { findProof, type KeptProof, saveProof } from './kept.ts'

/**
 * What came of asking: the proof; the server's refusal; that no release has the key (`closed`), that nothing could be
 * checked (`unchecked`), or that the signature is not of the released key (`foreign`): then the site has used a key of
 * its own for this device.
 */
export type Asked = { is: 'kept'; proof: KeptProof } | { is: 'refused'; refusal: Refusal } | { is: Unasked }
export type Unasked = 'closed' | 'unchecked' | 'foreign'

/** How many days after the next one begins a proof may wait at most before it can be used. */
const spread = 6
const day = 86_400_000

/** Asks for the e-mail with the code. */
export const askForCode = ({ call }: Asking, company: number, email: string) =>
  call(askProof, { params: { id: company }, body: { email } })

/**
 * Has a proof signed for the code of an e-mail. It is blinded for the key of the newest release and no other, and kept
 * before it is sent: after a lost answer the same is sent again.
 */
export async function takeSigned(
  { call, released, now, random }: Asking,
  company: number,
  answers: { email: string; code: string },
): Promise<Asked> {
  const year = getRiyadhYear(now())
  // From the beginning of the next day in Riyadh, at any moment of the days after, but within the year.
  const next = Date.parse(`${getRiyadhDay(now())}T00:00:00+03:00`) + day
  const end = Date.parse(`${year + 1}-01-01T00:00:00+03:00`)
  if (next >= end) return { is: 'closed' }
  const found = await released(company, year).catch(() => undefined)
  const mark = await call(getNetworkMark)
  if (found === undefined || !mark.ok) return { is: 'unchecked' }
  if (found === null) return { is: 'closed' }
  const key = await parseKey(found.key)
  const message = describeProof(company, year)
  const known = findProof(company, year)
  const begun = known?.blinded && known.key === found.key ? known : await begin()
  const { sent, inverse } = begun.blinded!
  const answer = await call(takeProof, { params: { id: company }, body: { ...answers, blinded: [sent] } })
  if (!answer.ok) return { is: 'refused', refusal: answer }
  const blinded = { sent: fromBase64(sent), prefix: fromBase64(begun.nonce), inverse: BigInt(`0x${inverse}`) }
  const signature = await finishSignature(key, message, blinded, fromBase64(answer.data.signatures[0] ?? ''))
  if (!signature) return { is: 'foreign' }
  const from = next + Math.floor(random() * Math.min(spread * day, end - next))
  const proof = { ...begun, blinded: null, signature: toBase64Url(signature), from, network: mark.data.network }
  saveProof(proof)
  return { is: 'kept', proof }

  async function begin(): Promise<KeptProof> {
    const made = await blind(key, message)
    const proof = {
      ...{ company, year, ...found!, network: '', signature: '', from: 0 },
      nonce: toBase64Url(made.prefix),
      blinded: { sent: toBase64Url(made.sent), inverse: made.inverse.toString(16) },
    }
    saveProof(proof)
    return proof
  }
}
