import { chooseProof } from '../../data/proofs/choose.ts'
import { forgetProof } from '../../data/proofs/kept.ts'
import { getSlot, type Subject } from '../submission.ts'
import type { enqueue, SubmitDeps, SubmitOutcome } from '../submit.ts'

/**
 * Queues a company review with the proof of employment that this device has for it, if its time has come. A proof that
 * must not be used here is a problem once; the next attempt goes without it.
 */
export async function submitProven(
  deps: SubmitDeps,
  subject: Subject,
  content: Parameters<typeof enqueue>[2],
  queue: typeof enqueue,
): Promise<SubmitOutcome> {
  const { records } = await deps.store.read()
  const refused = records.find((one) => getSlot(one) === getSlot(subject))?.problems
  const { proof, problem } = await chooseProof(subject.companyId, refused)
  if (problem) return { state: 'refused', problems: [{ path: 'proof', code: problem }] }
  const outcome = await queue(deps, subject, (record) => {
    const { answers, parcel } = content(record)
    return { answers, parcel: proof ? { ...parcel, body: { ...parcel.body, proof } } : parcel }
  })
  if (proof && outcome.state === 'sent') forgetProof(subject.companyId)
  return outcome
}
