import { emailField } from '../accounts/credentials.ts'
import { cleanCode } from '../accounts/recovery-code.ts'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './proofs.schema.ts'

/** From how many proven reviews of a year on readers see which they are, and the steps in which their number is told. */
export const provenCrowd = 10

/** The length of a modulus, of a blinded message and of a signature, in bytes. */
export const proofLength = 256

/** Returns what a proof signs, after 32 random bytes (RFC 9474, RSABSSA-SHA384-PSS-Randomized). */
export const describeProof = (company: number, year: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`shafaf proof/1 ${company} ${year}`)

export const proofAddressForm = defineForm('proofAddress', [emailField])

/**
 * POST /companies/:id/proof/code: mails a code to an address at the company's own domain. Who asks is not known, and
 * whether the mailbox has had its proof is told to nobody but its reader. 409 `proof_unavailable` where the company has
 * no domain, `proof_not_open` where its key of the year is in no release yet; 422 `proof_address`.
 */
export const askProof = defineEndpoint<typeof shapes.askProof>()({
  method: 'POST',
  path: '/companies/:id/proof/code',
  access: 'public',
  form: proofAddressForm,
})

/** Sixty random bits, in groups of four letters. */
export const proofCodeLetters = 12

export const proofCodeForm = defineForm('proofCode', [
  emailField,
  text('code', {
    input: 'code',
    max: 30,
    clean: cleanCode,
    pattern: /^[0-9A-HJKMNP-TV-Z]{12}$/,
    missing: 'proof_code',
    problem: 'proof_code',
  }),
])

/**
 * POST /companies/:id/proof: signs a blinded message for the mailbox that the code was sent to: one a year, as a person
 * writes one review of a company a year (decision 156). The same message sent again gets the same answer. 422 `proof_code`; 409 `proof_issued`, and as above.
 */
export const takeProof = defineEndpoint<typeof shapes.takeProof>()({
  method: 'POST',
  path: '/companies/:id/proof',
  access: 'public',
  form: proofCodeForm,
})

/**
 * GET /proofs/network: a mark of the wide network that asks, the same for a year. A device compares two of them, so that
 * it uses a proof in another network than the one it was given in.
 */
export const getNetworkMark = defineEndpoint<typeof shapes.getNetworkMark>()({
  method: 'GET',
  path: '/proofs/network',
  access: 'public',
})
