import type { Proof } from '../../contract/proofs/proofs.schema.ts'
import { describeProof } from '../../contract/proofs/proofs.ts'
import { listIdsOf } from '../accounts/current-companies.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { toYear } from '../platform/months.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { isSigned, parsePublicKey } from './blind-sign.ts'
import { addSpent, readProofKeys } from './proofs.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** Why a proof does not count: its year is over, no key of the company has signed it, or it was used before. */
export type ProofProblem = 'proof_late' | 'proof_invalid' | 'proof_spent'

/**
 * Uses a proof of work at a company, in the caller's transaction; returns the name under which that is noted, or why the
 * proof does not count, and then writes nothing.
 */
export async function redeemProof(
  { db: tx, privacy }: Dependencies,
  companyId: number,
  { year, nonce, signature }: Proof,
  now: Date,
): Promise<Buffer | ProofProblem> {
  if (year !== toYear(now)) return 'proof_late'
  const prefix = Buffer.from(nonce, 'base64url')
  const signed = Buffer.from(signature, 'base64url')
  const keys = await readProofKeys(tx, await listIdsOf(tx, companyId), year)
  const isGenuine = keys.some((key) =>
    isSigned(parsePublicKey(key.publicKey), Buffer.concat([prefix, describeProof(key.companyId, year)]), signed),
  )
  if (!isGenuine) return 'proof_invalid'
  const name = privacy.proofName('spent', prefix)
  return (await addSpent(tx, { name, year })) ? name : 'proof_spent'
}
