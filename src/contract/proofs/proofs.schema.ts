import { array, define, type Infer, integer, string, tuple, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { proofLength } from './proofs.ts'

/** So many bytes, in base64url. */
const defineBytes = (name: string, length: number) =>
  define<string>(
    name,
    (value) => typeof value === 'string' && value.length === Math.ceil((length * 4) / 3) && /^[\w-]+$/.test(value),
  )
const Signed = defineBytes('proof_bytes', proofLength)

/** What a review carries to prove that its writer works at the company: 32 random bytes, and the signature of them. */
export const Proof = type({ year: integer(), nonce: defineBytes('proof_nonce', 32), signature: Signed })
export type Proof = Infer<typeof Proof>

const unavailable = ['proof_unavailable', 'proof_not_open', 'proof_address'] as const

export const askProof = defineShapes({ params: { id: Id }, problems: unavailable })

export const takeProof = defineShapes({
  params: { id: Id },
  beside: type({ blinded: tuple([Signed]) }),
  response: type({ signatures: array(string()) }),
  problems: [...unavailable, 'proof_code', 'proof_issued'],
})

export const getNetworkMark = defineShapes({ response: type({ network: string() }) })
