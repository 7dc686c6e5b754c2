import { randomBytes } from 'node:crypto'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { decrypt, deriveKey, encrypt, mac, nameLength, nameUnder, pad, unpad } from './derive.ts'

/**
 * A person's secret: 32 random bytes. The database has it only under what the person brings (password, recovery code,
 * device, session), so it is at hand only in calls of somebody who is signed in.
 */
export type Secret = Uint8Array

/** What a secret is locked under: all of them are the person's to bring, none of them is stored. */
export type LockKind = 'password' | 'code' | 'device' | 'passkey' | 'session'

/** Padded to whole blocks of so many bytes. A vault of a usual size is always one block. */
const vaultBlock = 4096
const mailBlock = 2048
const fileBlock = 4096
const reviewBlock = 2048
const groupsBlock = 1024
const waitingBlock = 8192
const contactBlock = 128
const cardBlock = 1024
const visitBlock = 128
const proofBlock = 64
const passkeyBlock = 4096
const withheldBlock = 4096
const locksBlock = 2048
const closingBlock = 8192

/** The kinds of contributions that are numbered; reviews were there first and carry no name. */
export type Series = 'review' | 'question' | 'answer'
/**
 * What a person does once with one thing; `activity` and `device` name things for their eyes alone, `contributor` that they
 * have been in the numbers of a company.
 */
export type Marked = 'reaction' | 'report' | 'study' | 'unlock' | 'activity' | 'device' | 'contributor'

/**
 * Keeps contributions apart from the people who made them ("100% anonymous", spec 1). Whatever ties the two together is
 * computed from `key` (32 bytes, outside the database) and the person's own secret, which lies in the database only under
 * what the person brings (decision 44): without the key every value below is noise, and with it alone nobody is tied to
 * anything. The key is always the outer of the two, so that it can be changed while nobody is there. `random(n)` gives n
 * random bytes.
 *
 * - `newSecret()` makes a person's secret; forgetting it makes all of their slots unfindable for good.
 * - `lock(kind, by, secret)` keeps a secret under something its person brings, `unlock` gives it back, or undefined where
 *   they brought something else. `sealLocks` and `openLocks` keep all locks of an account.
 * - `slot(secret, n)` names the n-th review (from 0), with a series the n-th question or answer; two slots of one person
 *   cannot be told to belong together.
 * - `once(secret, companyId, kind, year)` is the same value for what a person may do once a year.
 * - `mark(secret, what, id)` is the same value for what a person may do once with one thing: find it helpful, report it.
 * - `idempotencyKey(secret, key)` and `bodyHash(secret, body)` name a request; also keyed, since a plain hash of the body
 *   could be compared with the published review.
 * - `limitKey(...what)` names a row of `limits` and gives the number its moment is hidden under; `workMark(text)` signs a
 *   piece of work we ask for.
 * - `auditHash(previous, entry)` chains an entry of the audit to the one before it.
 * - `sealVault` and `openVault` keep what people say of themselves (JSON); `sealMail` and `openMail` keep queued mail;
 *   `sealFile` and `openFile` keep a person's files (bytes). `sealSignUp` and `openSignUp` keep a registration under the
 *   token of its link. `sealSupport` and `openSupport` keep what somebody wrote to support, for those who answer it;
 *   `sealClosing` and `openClosing` what goes with a closed account.
 *   `sealReview` and `openReview` keep what readers do not see of a review word for word, and the groups its writer is
 *   counted in, tied to nobody; `sealGroups` and `openGroups` how many reviews share what is shown of their writers.
 * - `waitingName(what, id)` names a contribution that waits for its publication, `sealWaiting` and `openWaiting` keep it.
 * - `passkeyName(credential)` is what a passkey is looked up by, `sealPasskey` and `openPasskey` keep it; `challengeMark`
 *   signs what passkeys are asked to sign.
 * - `sealProof` and `openProof` keep under a session's token when its person was last known to be there.
 * - `emailMark(email)` is what an account is looked up by; `sealCard` and `openCard` keep its e-mail, name and language.
 * - `visitName(session, day)` names that a session was used on a day, `sealVisit` and `openVisit` keep which and when.
 * - `momentOf(round)` is where in its time a round of publication takes place, from 0 to 1.
 * - `sealTie` and `openTie` keep a contribution's id beside its author's slot, for the author alone; `noTie` is noise that
 *   looks like one, and `noName` noise that looks like a slot, what is once a year or a mark.
 * - `withheldName(what, id)` names what is to be purged, `sealWithheld` and `openWithheld` keep it.
 *   `sealContact` and `openContact` keep whom to tell of what becomes of a contribution: fresh noise each time;
 *   `sealLetter` and `openLetter` a letter that moderators read (bytes).
 *   Opening throws when the bytes were changed or belong to another key, person or purpose.
 */
export function createPrivacy(key: Uint8Array, random: (length: number) => Uint8Array = randomBytes) {
  if (key.length !== 32) throw new Error('the author key must be 32 bytes long')
  const slotKey = deriveKey(key, 'slot')
  const onceKey = deriveKey(key, 'once')
  const idempotencyKeyKey = deriveKey(key, 'idempotency-key')
  const bodyKey = deriveKey(key, 'idempotency-body')
  const mailKey = deriveKey(key, 'mail')
  const reviewKey = deriveKey(key, 'review')
  const groupsKey = deriveKey(key, 'groups')
  const waitingKey = deriveKey(key, 'waiting')
  const waitingNameKey = deriveKey(key, 'waiting-name')
  const withheldNameKey = deriveKey(key, 'withheld-name')
  const withheldKey = deriveKey(key, 'withheld')
  const momentKey = deriveKey(key, 'moment')
  const markKey = deriveKey(key, 'mark')
  const contactKey = deriveKey(key, 'contact')
  const letterKey = deriveKey(key, 'letter')
  const limitKeyKey = deriveKey(key, 'limit')
  const workKey = deriveKey(key, 'work')
  const auditKey = deriveKey(key, 'audit')
  const emailKey = deriveKey(key, 'email')
  const cardKey = deriveKey(key, 'card')
  const visitNameKey = deriveKey(key, 'visit-name')
  const visitKey = deriveKey(key, 'visit')

  const locksKey = deriveKey(key, 'locks')
  const sessionKey = deriveKey(key, 'session')
  const passkeyNameKey = deriveKey(key, 'passkey-name')
  const passkeyKey = deriveKey(key, 'passkey')
  const challengeKey = deriveKey(key, 'passkey-challenge')
  const proofKey = deriveKey(key, 'proof')
  const signUpKey = deriveKey(key, 'sign-up')
  const supportKey = deriveKey(key, 'support')
  const closingKey = deriveKey(key, 'closing')
  const outerKeys = { vault: deriveKey(key, 'vault'), file: deriveKey(key, 'file'), tie: deriveKey(key, 'tie') }

  /** A name only key and secret together give, of which the key can be changed without the secret. */
  const nameOf = (outer: Uint8Array, secret: Secret, about: string, ...what: (string | Uint8Array)[]) =>
    nameUnder(outer, mac(deriveKey(secret, about), ...what))
  /** Under the person's own key, and that under the author key: neither opens it alone. */
  const sealOwn = (secret: Secret, about: keyof typeof outerKeys, plain: Uint8Array) =>
    encrypt(outerKeys[about], random(12), encrypt(deriveKey(secret, about), random(12), plain, about), about)
  const openOwn = (secret: Secret, about: keyof typeof outerKeys, sealed: Uint8Array) =>
    decrypt(deriveKey(secret, about), decrypt(outerKeys[about], sealed, about), about)
  const json = (what: unknown) => Buffer.from(JSON.stringify(what), 'utf8')
  const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'))
  const lock = (kind: LockKind, by: Uint8Array, secret: Secret): Buffer =>
    encrypt(deriveKey(by, `lock-${kind}`), random(12), secret, kind)
  const unlock = (kind: LockKind, by: Uint8Array, locked: Uint8Array): Buffer | undefined => {
    try {
      return decrypt(deriveKey(by, `lock-${kind}`), locked, kind)
    } catch {
      return undefined
    }
  }
  const seal = (under: Uint8Array, what: unknown, block: number, about: string) =>
    encrypt(under, random(12), pad(json(what), block), about)
  const unseal = (under: Uint8Array, sealed: Uint8Array, about: string): unknown =>
    parsed(unpad(decrypt(under, sealed, about)))

  return {
    newSecret: (): Buffer => Buffer.from(random(32)),
    lock,
    unlock,
    sealLocks: (locks: unknown): Buffer => seal(locksKey, locks, locksBlock, 'locks'),
    openLocks: (sealed: Uint8Array): unknown => unseal(locksKey, sealed, 'locks'),
    sealSession: (token: Uint8Array, secret: Secret): Buffer =>
      encrypt(sessionKey, random(12), lock('session', token, secret), 'session'),
    openSession: (token: Uint8Array, sealed: Uint8Array): Buffer | undefined =>
      unlock('session', token, decrypt(sessionKey, sealed, 'session')),
    passkeyName: (credential: string): Buffer => mac(passkeyNameKey, credential),
    sealPasskey: (passkey: unknown): Buffer => seal(passkeyKey, passkey, passkeyBlock, 'passkey'),
    openPasskey: (sealed: Uint8Array): unknown => unseal(passkeyKey, sealed, 'passkey'),
    challengeMark: (...what: (string | Uint8Array)[]): Buffer => mac(challengeKey, ...what),
    sealProof: (token: Uint8Array, proof: unknown): Buffer => {
      const inner = encrypt(deriveKey(token, 'proof'), random(12), pad(json(proof), proofBlock), 'proof')
      return encrypt(proofKey, random(12), inner, 'proof')
    },
    openProof: (token: Uint8Array, sealed: Uint8Array): unknown =>
      parsed(unpad(decrypt(deriveKey(token, 'proof'), decrypt(proofKey, sealed, 'proof'), 'proof'))),
    sealSignUp: (token: Uint8Array, signUp: unknown): Buffer => {
      const inner = seal(deriveKey(token, 'sign-up'), signUp, vaultBlock, 'sign-up')
      return encrypt(signUpKey, random(12), inner, 'sign-up')
    },
    openSignUp: (token: Uint8Array, sealed: Uint8Array): unknown =>
      unseal(deriveKey(token, 'sign-up'), decrypt(signUpKey, sealed, 'sign-up'), 'sign-up'),
    sealClosing: (closing: unknown): Buffer => seal(closingKey, closing, closingBlock, 'closing'),
    openClosing: (sealed: Uint8Array): unknown => unseal(closingKey, sealed, 'closing'),
    slot: (secret: Secret, n: number, series: Series = 'review') => nameOf(slotKey, secret, 'slot', series, String(n)),
    mark: (secret: Secret, what: Marked, id: string | number) => nameOf(markKey, secret, 'mark', what, String(id)),
    once: (secret: Secret, companyId: number, kind: ReviewKind, year: number) =>
      nameOf(onceKey, secret, 'once', String(companyId), kind, String(year)),
    idempotencyKey: (secret: Secret, key: string) => nameOf(idempotencyKeyKey, secret, 'idempotency-key', key),
    auditHash: (previous: Uint8Array, entry: string) => mac(auditKey, previous, entry),
    bodyHash: (secret: Secret, body: string) => nameOf(bodyKey, secret, 'idempotency-body', body),
    limitKey: (...what: string[]) => {
      const both = mac(limitKeyKey, ...what)
      // Half of it names the row, some of the rest is the mask: 48 bits, so that a moment under it stays a whole number.
      return { hash: both.subarray(0, 16), mask: both.readUIntBE(16, 6) }
    },
    workMark: (text: string) => mac(workKey, text),
    sealVault: (secret: Secret, vault: unknown): Buffer => sealOwn(secret, 'vault', pad(json(vault), vaultBlock)),
    openVault: (secret: Secret, sealed: Uint8Array): unknown => parsed(unpad(openOwn(secret, 'vault', sealed))),
    sealSupport: (message: unknown): Buffer => seal(supportKey, message, vaultBlock, 'support'),
    openSupport: (sealed: Uint8Array): unknown => unseal(supportKey, sealed, 'support'),
    sealFile: (secret: Secret, bytes: Uint8Array): Buffer => sealOwn(secret, 'file', pad(bytes, fileBlock)),
    openFile: (secret: Secret, sealed: Uint8Array): Buffer => unpad(openOwn(secret, 'file', sealed)),
    sealMail: (mail: unknown): Buffer => seal(mailKey, mail, mailBlock, 'mail'),
    sealContact: (contact: unknown): Buffer => seal(contactKey, contact, contactBlock, 'contact'),
    openContact: (sealed: Uint8Array): unknown => unseal(contactKey, sealed, 'contact'),
    sealLetter: (bytes: Uint8Array): Buffer => encrypt(letterKey, random(12), pad(bytes, fileBlock), 'letter'),
    openLetter: (sealed: Uint8Array): Buffer => unpad(decrypt(letterKey, sealed, 'letter')),
    openMail: (sealed: Uint8Array): unknown => unseal(mailKey, sealed, 'mail'),
    sealReview: (review: unknown): Buffer => seal(reviewKey, review, reviewBlock, 'review'),
    openReview: (sealed: Uint8Array): unknown => unseal(reviewKey, sealed, 'review'),
    sealGroups: (groups: unknown): Buffer => seal(groupsKey, groups, groupsBlock, 'groups'),
    openGroups: (sealed: Uint8Array): unknown => unseal(groupsKey, sealed, 'groups'),
    waitingName: (what: string, id: string): Buffer => mac(waitingNameKey, what, id),
    sealWaiting: (contribution: unknown): Buffer => seal(waitingKey, contribution, waitingBlock, 'waiting'),
    openWaiting: (sealed: Uint8Array): unknown => unseal(waitingKey, sealed, 'waiting'),
    emailMark: (email: string): Buffer => mac(emailKey, email),
    sealCard: (card: unknown): Buffer => seal(cardKey, card, cardBlock, 'card'),
    openCard: (sealed: Uint8Array): unknown => unseal(cardKey, sealed, 'card'),
    visitName: (session: Uint8Array, day: string): Buffer => mac(visitNameKey, session, day),
    sealVisit: (visit: unknown): Buffer => seal(visitKey, visit, visitBlock, 'visit'),
    openVisit: (sealed: Uint8Array): unknown => unseal(visitKey, sealed, 'visit'),
    momentOf: (round: number): number => mac(momentKey, String(round)).readUInt32BE() / 2 ** 32,
    sealTie: (secret: Secret, id: string): Buffer => sealOwn(secret, 'tie', Buffer.from(id, 'utf8')),
    /** Undefined for noise: what was tied here is gone. */
    openTie(secret: Secret, sealed: Uint8Array): string | undefined {
      try {
        return openOwn(secret, 'tie', sealed).toString('utf8')
      } catch {
        return undefined
      }
    },
    noTie: (): Buffer => Buffer.from(random(tieLength)),
    noName: (): Buffer => Buffer.from(random(nameLength)),
    withheldName: (what: string, id: string): Buffer => mac(withheldNameKey, what, id),
    sealWithheld: (withheld: unknown): Buffer => seal(withheldKey, withheld, withheldBlock, 'withheld'),
    openWithheld: (sealed: Uint8Array): unknown => unseal(withheldKey, sealed, 'withheld'),
  }
}

/** A uuid under two seals. */
const tieLength = 36 + 2 * 28

export type Privacy = ReturnType<typeof createPrivacy>
