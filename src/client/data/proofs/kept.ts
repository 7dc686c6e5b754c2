import type { Proof } from '../../../contract/proofs/proofs.schema.ts'
import { deviceStorage } from '../../platform/device-storage.ts'

/**
 * The key in local storage, which the outbox looks at before it loads anything of proofs. A sign-out deletes it, as all
 * keys that say something of a person.
 */
const key = 'proofs'

/** A proof on this device: first as it was blinded, then signed. Bytes are in base64url, times in ms since 1970. */
export type KeptProof = {
  company: number
  year: number
  /** The public key it was blinded for, the release that has it, and the mark of the network it was asked in. */
  key: string
  month: string
  code: string
  network: string
  nonce: string
  /** What takes the blinding off, and what was sent; null once it is signed. */
  blinded: { sent: string; inverse: string } | null
  signature: string
  /** The random moment from which it may be used: not before the next day. */
  from: number
}

export function listProofs(): KeptProof[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export const findProof = (company: number, year: number): KeptProof | undefined =>
  listProofs().find((one) => one.company === company && one.year === year)

/** Keeps a proof in place of the one of its company. */
export function saveProof(proof: KeptProof): void {
  deviceStorage.setItem(key, JSON.stringify([...listOthers(proof.company), proof]))
}

/** Deletes the proof of a company from this device. */
export function forgetProof(company: number): void {
  const left = listOthers(company)
  if (left.length > 0) deviceStorage.setItem(key, JSON.stringify(left))
  else deviceStorage.removeItem(key)
}

const listOthers = (company: number) => listProofs().filter((one) => one.company !== company)

export const toProof = ({ year, nonce, signature }: KeptProof): Proof => ({ year, nonce, signature })
