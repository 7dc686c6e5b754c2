import { getRiyadhYear } from '../../../contract/form/days.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Proof } from '../../../contract/proofs/proofs.schema.ts'
import { getNetworkMark } from '../../../contract/proofs/proofs.ts'
import { type Asking, asking } from './calls.ts'
import { findProof, forgetProof, toProof } from './kept.ts'

/** The companies whose proof was held back, and whose writer was told so: another attempt may go without it. */
const told = new Set<number>()

/** A proof for a review, or why it is held back; neither where there is none. */
export type Chosen = { proof?: Proof; problem?: Problem['code'] }

/**
 * Returns the proof that a review of a company is to carry, if this device has one whose time has come. Where the
 * server has refused it before (`problems`) it is forgotten. Returns a problem, once, where it must not be used: in the
 * network in which it was asked for, without a connection, or where the newest release has another key than it was
 * blinded for.
 */
export async function chooseProof(
  company: number,
  problems: readonly Problem[] = [],
  { call, released, now }: Asking = asking,
): Promise<Chosen> {
  const year = getRiyadhYear(now())
  const kept = findProof(company, year)
  if (!kept || kept.blinded || kept.from > now().getTime()) return {}
  if (problems.some(({ path }) => path === 'proof')) {
    forgetProof(company)
    return {}
  }
  const problem = await judge()
  if (problem === undefined) return { proof: toProof(kept) }
  if (told.has(company)) return {}
  told.add(company)
  return { problem }

  async function judge(): Promise<Problem['code'] | undefined> {
    const newest = await released(company, year).catch(() => undefined)
    // A site that gave this device a key of its own would have to know it again, without an account and elsewhere.
    if (newest !== undefined && newest?.key !== kept!.key) return 'proof_key_differs'
    const mark = await call(getNetworkMark)
    return newest !== undefined && mark.ok && mark.data.network !== kept!.network ? undefined : 'proof_network'
  }
}
