import { randomInt } from 'node:crypto'
import {
  type Blinded,
  blind,
  computeInverse,
  finishSignature,
  isSigned,
  type ProofKey,
  parseKey,
} from '../../src/client/data/proofs/blind.ts'
import { describeProof } from '../../src/contract/proofs/proofs.ts'
import { createProofKeys, signBlinded, toText } from '../../src/server/proofs/blind-sign.ts'
import { type Attack, tallyRight } from './attack.ts'

const half = { chance: 0.5 }
/** After so many rounds the company has another key. */
const roundsOfKey = 500
const message = describeProof(7, 2026)

type Keys = Awaited<ReturnType<typeof createProofKeys>>
/** What the site sees of a mailbox that asks for its proof: what came, what it answered, and with which keys. */
type Seen = { sent: Uint8Array; signed: Uint8Array; key: ProofKey }

const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)

/** A mailbox asks for its proof; returns what the site sees, and what the device keeps. */
async function issue({ privateKey, publicKey }: Keys): Promise<{ seen: Seen; blinded: Blinded }> {
  const key = await parseKey(toText(publicKey))
  const blinded = await blind(key, message)
  return { seen: { sent: blinded.sent, signed: signBlinded(privateKey, blinded.sent)!, key }, blinded }
}

/**
 * Finds the factor with which a mailbox must have blinded this proof, if it is its own. With the private key there is one
 * for each mailbox, and each explains all that was seen.
 */
function findFactor({ sent, signed, key: { n, e } }: Seen, signature: Uint8Array): bigint {
  const factor = (toNumber(signed) * computeInverse(toNumber(signature), n)!) % n
  if (e !== 65_537n || sent.length !== signature.length) throw new Error('this is no proof of the site')
  return factor
}

/** Returns whether the operator, who has every key, finds the writer among two: nothing is better than the factors. */
async function guess(keys: readonly [Keys, Keys]): Promise<boolean> {
  const asked = [await issue(keys[0]), await issue(keys[1])] as const
  const writer = randomInt(2) as 0 | 1
  const { seen, blinded } = asked[writer]
  const signature = (await finishSignature(seen.key, message, blinded, seen.signed))!
  const prepared = Buffer.concat([blinded.prefix, message])
  // A site that signs for each mailbox with another key looks which of them has made the proof.
  const fits = await Promise.all(asked.map((one) => isSigned(one.seen.key, prepared, signature)))
  if (fits[0] !== fits[1]) return fits.indexOf(true) === writer
  const [first, second] = asked.map((one) => findFactor(one.seen, signature))
  return Number(first! > second!) === writer
}

/**
 * The operator of the site, with every log and key and all mailboxes but two: which of the two wrote the review that
 * carries a proof. Both have asked before it was written, on other days. A site that signs with a key for each mailbox
 * wins where devices do not ask for the released key; they do, and take no other signature.
 */
export const proofs: Attack = {
  name: 'proofs',
  rounds: { test: 60, whole: 10_000 },
  play: async (rounds) => {
    const guesses: boolean[] = []
    let company = await createProofKeys()
    while (guesses.length < rounds) {
      if (guesses.length % roundsOfKey === 0) company = await createProofKeys()
      guesses.push(await guess([company, company]))
    }
    const each: boolean[] = []
    const few = Math.min(rounds, 100)
    const keys = [company, await createProofKeys()] as const
    while (each.length < few) each.push(await guess(keys))
    return [
      { name: 'proofs: which of two mailboxes wrote', ...tallyRight(guesses), ...half },
      {
        name: 'proofs: the same, a key for each mailbox that nobody compares',
        ...tallyRight(each),
        ...half,
        isUndefended: true,
      },
    ]
  },
}
