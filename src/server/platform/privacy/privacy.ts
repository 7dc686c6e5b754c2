import { randomBytes } from 'node:crypto'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { computeMac, decrypt, deriveKey, deriveKeyOnce, encrypt, encryptId, nameLength, pad, unpad } from './derive.ts'
import { createKeyring, type Keyring } from './keyring.ts'

/**
 * A person's secret: 32 random bytes. The database has it only encrypted under what the person brings (password,
 * recovery code, device, session), so it is available only in calls of a signed-in person.
 */
export type Secret = Uint8Array

/** The kind of key a secret is locked under: the person brings all of them, and none of them is stored. */
export type LockKind = 'password' | 'code' | 'device' | 'passkey' | 'session'

/** The block sizes, in bytes, that values are padded to. A vault of a usual size is always one block. */
const vaultBlock = 4096
const [mailBlock, fileBlock] = [2048, 4096]
const [reviewBlock, locksBlock, closingBlock, toldBlock] = [2048, 2048, 8192, 4096]
/** A contribution of one block is in one page of the database (`db/sql/waiting.sql`). */
const waitingBlock = 8000
const [smallBlock, cardBlock, appBlock] = [128, 1024, 1024]
const [passkeyBlock, withheldBlock, actBlock] = [4096, 4096, 256]
/** Holds 2,000 letters of any script, the most a form takes, so that no size differs from another. */
const wordsBlock = 8192

/** The kinds of values sealed under the author key, each with a key of its own. */
export type SealedKind =
  | ('card' | 'closing' | 'contact' | 'file' | 'groups' | 'letter' | 'locks' | 'mail' | 'proof' | 'review' | 'session')
  | ('app' | 'passkey' | 'sign-up' | 'study-answer' | 'support' | 'tie' | 'told' | 'vault' | 'visit' | 'waiting')
  | ('act' | 'data-key' | 'own' | 'withheld' | 'words')

/** The series contributions are numbered in; that of reviews is the default and is left out of their names. */
export type Series = 'review' | 'question' | 'answer'
/**
 * The purposes of marks, each for what a person does once with one thing; `activity` and `device` name things only the
 * person sees, `contributor` records that they have been in the numbers of a company, `turn` that a round is theirs.
 */
export type MarkKind = 'reaction' | 'report' | 'study' | 'unlock' | 'activity' | 'device' | 'contributor' | 'turn'

/**
 * Creates the functions that keep contributions apart from the people who made them ("100% anonymous", spec 1).
 * Everything that ties the two together is computed from the author key (32 bytes, outside the database) and the
 * person's own secret, which is stored in the database only under what the person brings (decision 44): without the key
 * every value below is noise, and with it alone nobody is tied to anything. The key is always the outer of the two, so
 * that it can be changed while nobody is signed in (decision 90): the first byte of every sealed value says which key
 * it is under, and names use a key that lasts. `random(n)` returns n random bytes.
 *
 * - `follow(version)` switches sealing to another of the keys, one that `hasKey`; `version()` returns the current one,
 *   and `renew(about, sealed)` reseals a value under it.
 * - `newSecret()` makes a person's secret; deleting it makes all of their slots unfindable for good.
 * - `lock(kind, by, secret)` encrypts a secret under a key its person brings, `unlock` returns it, or undefined for
 *   another key. `sealLocks` and `openLocks` store all locks of an account.
 * - `slot(secret, n)` names the n-th review (from 0), with a series the n-th question or answer; two slots of one
 *   person cannot be linked.
 * - `once(secret, companyId, kind, year, n)` names what a person does once a year, by its slot.
 * - `mark(secret, what, id)` is one value for what a person may do once with one thing: find it helpful, report it.
 * - `idempotencyKey(secret, key)` and `bodyHash(secret, body)` name a request; also keyed, since a plain hash of the
 *   body could be compared with the published review.
 * - `limitKey(...what)` names a row of `limits` and gives the mask of its moment; `workMark(text)` signs a challenge.
 * - `auditHash(previous, entry)` chains an entry of the audit to the one before it.
 * - `sealVault` and `openVault` store what people say of themselves (JSON); `sealMail` and `openMail` queued mail;
 *   `sealFile` and `openFile` a person's files (bytes); `sealSignUp` and `openSignUp` a registration under the token of
 *   its link; `sealSupport` and `openSupport` messages to support, for those who answer them; `sealClosing` and
 *   `openClosing` what is deleted with a closed account; `sealWords` and `openWords` what people tell moderators and
 *   the operator, tied to nobody; `sealReview` and `openReview` what readers do not see of a review word for word, tied
 *   to nobody; `sealOwnReview` and `openOwnReview` the same for its author alone.
 * - `sealStudyAnswer` and `openStudyAnswer` store an answer to a study, tied to nobody; `sealTold` and `openTold` what
 *   was counted, without noise: at a release, or of the last days.
 * - `waitingName(what, id)` names what waits for a round: a contribution (`sealWaiting`), or an act (`sealAct`).
 * - `passkeyName(credential)` is what a passkey is looked up by, `identityName(...whom)` a provider's identity;
 *   `sealPasskey` and `openPasskey` store the passkey, `challengeMark` signs the challenges of passkeys.
 * - `sealAuthenticator` and `openAuthenticator` store a person's authenticator app; `sealProof`, under a session's token,
 *   when its person was last known to be present.
 * - `emailMark(email)` is what an account is looked up by; `sealCard` and `openCard` store e-mail, name and language.
 * - `visitName(session, day)` names the use of a session on a day, `sealVisit` stores which; `momentOf` times rounds.
 * - `sealTie` and `openTie` store a contribution's id beside its author's slot, for the author alone; `noTie` is noise
 *   that looks like one, and `noName` noise that looks like a slot, a once-a-year name or a mark.
 * - `proposalName(...what)` names what waits for moderators, `withheldName(what, id)` what `sealWithheld` stores;
 *   `proofName(...what)` what belongs to a proof of work at a company: its code, its mailbox, its use.
 * - `sealContact` and `openContact` store whom to notify of the outcome of a contribution: fresh noise each time;
 *   `sealLetter` and `openLetter` a letter that moderators read (bytes), `sealDataKey` and `openDataKey` a signing key.
 * - Opening throws when the bytes were changed or belong to another key, person or purpose.
 */
export function createPrivacy(from: Keyring | Uint8Array, random: (length: number) => Uint8Array = randomBytes) {
  const ring = from instanceof Uint8Array ? createKeyring(from) : from
  let active = ring.active
  const slotKey = deriveKey(ring.names, 'slot')
  const onceKey = deriveKey(ring.names, 'once')
  const idempotencyKeyKey = deriveKey(ring.names, 'idempotency-key')
  const bodyKey = deriveKey(ring.names, 'idempotency-body')
  const waitingNameKey = deriveKey(ring.names, 'waiting-name')
  const withheldNameKey = deriveKey(ring.names, 'withheld-name')
  const momentKey = deriveKey(ring.names, 'moment')
  const markKey = deriveKey(ring.names, 'mark')
  const limitKeyKey = deriveKey(ring.names, 'limit')
  const workKey = deriveKey(ring.names, 'work')
  const auditKey = deriveKey(ring.names, 'audit')
  const emailKey = deriveKey(ring.names, 'email')
  const visitNameKey = deriveKey(ring.names, 'visit-name')
  const passkeyNameKey = deriveKey(ring.names, 'passkey-name')
  const challengeKey = deriveKey(ring.names, 'passkey-challenge')
  const identityKey = deriveKey(ring.names, 'identity')
  const proposalKey = deriveKey(ring.names, 'proposal')
  const proofKey = deriveKey(ring.names, 'proof')

  /** Computes a name from key and secret together; its key can be changed without the secret. */
  const nameOf = (outer: Uint8Array, secret: Secret, about: string, ...what: (string | Uint8Array)[]) =>
    encryptId(outer, computeMac(deriveKeyOnce(secret, about), ...what))
  const outerKeys = new Map<string, Buffer>()
  const getOuterKey = (version: number, about: SealedKind) => {
    const key = ring.keys.get(version)
    if (!key) throw new Error(`sealed ${about} is under a key this server does not have`)
    const name = `${version} ${about}`
    const derived = outerKeys.get(name) ?? deriveKey(key, about)
    outerKeys.set(name, derived)
    return derived
  }
  const close = (about: SealedKind, plain: Uint8Array) =>
    Buffer.concat([Uint8Array.of(active), encrypt(getOuterKey(active, about), random(12), plain, about)])
  const open = (about: SealedKind, sealed: Uint8Array) =>
    decrypt(getOuterKey(sealed[0] ?? 0, about), sealed.subarray(1), about)
  /** Encrypts under the person's own key, and the result under the author key: neither opens it alone. */
  const sealOwn = (secret: Secret, about: SealedKind, plain: Uint8Array) =>
    close(about, encrypt(deriveKeyOnce(secret, about), random(12), plain, about))
  const openOwn = (secret: Secret, about: SealedKind, sealed: Uint8Array) =>
    decrypt(deriveKeyOnce(secret, about), open(about, sealed), about)
  const toJson = (what: unknown) => Buffer.from(JSON.stringify(what), 'utf8')
  const parse = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'))
  const lock = (kind: LockKind, by: Uint8Array, secret: Secret): Buffer =>
    encrypt(deriveKey(by, `lock-${kind}`), random(12), secret, kind)
  const unlock = (kind: LockKind, by: Uint8Array, locked: Uint8Array): Buffer | undefined => {
    try {
      return decrypt(deriveKey(by, `lock-${kind}`), locked, kind)
    } catch {
      return undefined
    }
  }
  const seal = (about: SealedKind, what: unknown, block: number) => close(about, pad(toJson(what), block))
  const unseal = (about: SealedKind, sealed: Uint8Array): unknown => parse(unpad(open(about, sealed)))

  return {
    hasKey: (version: number): boolean => ring.keys.has(version),
    follow(version: number): void {
      if (!ring.keys.has(version)) throw new Error(`this server does not have the author key of version ${version}`)
      active = version
    },
    version: (): number => active,
    renew: (about: SealedKind, sealed: Uint8Array): Buffer => close(about, open(about, sealed)),
    newSecret: (): Buffer => Buffer.from(random(32)),
    lock,
    unlock,
    sealLocks: (locks: unknown): Buffer => seal('locks', locks, locksBlock),
    openLocks: (sealed: Uint8Array): unknown => unseal('locks', sealed),
    sealSession: (token: Uint8Array, secret: Secret): Buffer => close('session', lock('session', token, secret)),
    openSession: (token: Uint8Array, sealed: Uint8Array): Buffer | undefined =>
      unlock('session', token, open('session', sealed)),
    passkeyName: (credential: string): Buffer => computeMac(passkeyNameKey, credential),
    sealPasskey: (passkey: unknown): Buffer => seal('passkey', passkey, passkeyBlock),
    openPasskey: (sealed: Uint8Array): unknown => unseal('passkey', sealed),
    identityName: (...whom: string[]): Buffer => computeMac(identityKey, ...whom),
    sealAuthenticator: (secret: Secret, app: unknown): Buffer => sealOwn(secret, 'app', pad(toJson(app), appBlock)),
    openAuthenticator: (secret: Secret, sealed: Uint8Array): unknown => parse(unpad(openOwn(secret, 'app', sealed))),
    challengeMark: (...what: (string | Uint8Array)[]): Buffer => computeMac(challengeKey, ...what),
    sealProof: (token: Uint8Array, proof: unknown): Buffer =>
      close('proof', encrypt(deriveKey(token, 'proof'), random(12), pad(toJson(proof), smallBlock), 'proof')),
    openProof: (token: Uint8Array, sealed: Uint8Array): unknown =>
      parse(unpad(decrypt(deriveKey(token, 'proof'), open('proof', sealed), 'proof'))),
    sealSignUp: (token: Uint8Array, signUp: unknown): Buffer => {
      const inner = encrypt(deriveKey(token, 'sign-up'), random(12), pad(toJson(signUp), vaultBlock), 'sign-up')
      return close('sign-up', inner)
    },
    openSignUp: (token: Uint8Array, sealed: Uint8Array): unknown =>
      parse(unpad(decrypt(deriveKey(token, 'sign-up'), open('sign-up', sealed), 'sign-up'))),
    sealClosing: (closing: unknown): Buffer => seal('closing', closing, closingBlock),
    openClosing: (sealed: Uint8Array): unknown => unseal('closing', sealed),
    slot: (secret: Secret, n: number, series: Series = 'review') => nameOf(slotKey, secret, 'slot', series, String(n)),
    mark: (secret: Secret, what: MarkKind, id: string | number) => nameOf(markKey, secret, 'mark', what, String(id)),
    once: (secret: Secret, companyId: number, kind: ReviewKind, year: number, n: number) =>
      nameOf(onceKey, secret, 'once', String(companyId), kind, String(year), String(n)),
    idempotencyKey: (secret: Secret, key: string) => nameOf(idempotencyKeyKey, secret, 'idempotency-key', key),
    auditHash: (previous: Uint8Array, entry: string) => computeMac(auditKey, previous, entry),
    bodyHash: (secret: Secret, body: string) => nameOf(bodyKey, secret, 'idempotency-body', body),
    limitKey: (...what: string[]) => {
      const both = computeMac(limitKeyKey, ...what)
      // The first half names the row, part of the rest is the mask: 48 bits, so that a moment under it stays a whole
      // number.
      return { hash: both.subarray(0, 16), mask: both.readUIntBE(16, 6) }
    },
    workMark: (text: string) => computeMac(workKey, text),
    sealVault: (secret: Secret, vault: unknown): Buffer => sealOwn(secret, 'vault', pad(toJson(vault), vaultBlock)),
    openVault: (secret: Secret, sealed: Uint8Array): unknown => parse(unpad(openOwn(secret, 'vault', sealed))),
    sealSupport: (message: unknown): Buffer => seal('support', message, vaultBlock),
    openSupport: (sealed: Uint8Array): unknown => unseal('support', sealed),
    sealWords: (words: unknown): Buffer => seal('words', words, wordsBlock),
    openWords: (sealed: Uint8Array): unknown => unseal('words', sealed),
    sealFile: (secret: Secret, bytes: Uint8Array): Buffer => sealOwn(secret, 'file', pad(bytes, fileBlock)),
    openFile: (secret: Secret, sealed: Uint8Array): Buffer => unpad(openOwn(secret, 'file', sealed)),
    sealMail: (mail: unknown): Buffer => seal('mail', mail, mailBlock),
    sealContact: (contact: unknown): Buffer => seal('contact', contact, smallBlock),
    openContact: (sealed: Uint8Array): unknown => unseal('contact', sealed),
    sealLetter: (bytes: Uint8Array): Buffer => close('letter', pad(bytes, fileBlock)),
    openLetter: (sealed: Uint8Array): Buffer => unpad(open('letter', sealed)),
    openMail: (sealed: Uint8Array): unknown => unseal('mail', sealed),
    sealReview: (review: unknown): Buffer => seal('review', review, reviewBlock),
    openReview: (sealed: Uint8Array): unknown => unseal('review', sealed),
    sealOwnReview: (secret: Secret, answers: unknown): Buffer =>
      sealOwn(secret, 'own', pad(toJson(answers), reviewBlock)),
    openOwnReview: (secret: Secret, sealed: Uint8Array): unknown => parse(unpad(openOwn(secret, 'own', sealed))),
    sealStudyAnswer: (answer: unknown): Buffer => seal('study-answer', answer, smallBlock),
    openStudyAnswer: (sealed: Uint8Array): unknown => unseal('study-answer', sealed),
    sealTold: (told: unknown): Buffer => seal('told', told, toldBlock),
    openTold: (sealed: Uint8Array): unknown => unseal('told', sealed),
    waitingName: (what: string, id: string): Buffer => computeMac(waitingNameKey, what, id),
    sealWaiting: (contribution: unknown): Buffer => seal('waiting', contribution, waitingBlock),
    openWaiting: (sealed: Uint8Array): unknown => unseal('waiting', sealed),
    sealAct: (act: unknown): Buffer => seal('act', act, actBlock),
    openAct: (sealed: Uint8Array): unknown => unseal('act', sealed),
    emailMark: (email: string): Buffer => computeMac(emailKey, email),
    sealCard: (card: unknown): Buffer => seal('card', card, cardBlock),
    openCard: (sealed: Uint8Array): unknown => unseal('card', sealed),
    visitName: (session: Uint8Array, day: string): Buffer => computeMac(visitNameKey, session, day),
    sealVisit: (visit: unknown): Buffer => seal('visit', visit, smallBlock),
    openVisit: (sealed: Uint8Array): unknown => unseal('visit', sealed),
    momentOf: (round: number): number => computeMac(momentKey, String(round)).readUInt32BE() / 2 ** 32,
    sealTie: (secret: Secret, id: string): Buffer => sealOwn(secret, 'tie', Buffer.from(id, 'utf8')),
    /** Returns undefined for noise: the contribution tied here is gone. */
    openTie(secret: Secret, sealed: Uint8Array): string | undefined {
      try {
        return openOwn(secret, 'tie', sealed).toString('utf8')
      } catch {
        return undefined
      }
    },
    noTie: (): Buffer => close('tie', random(tieLength)),
    noName: (): Buffer => Buffer.from(random(nameLength)),
    proposalName: (...what: (string | Uint8Array)[]): Buffer => computeMac(proposalKey, ...what),
    proofName: (...what: (string | Uint8Array)[]): Buffer => computeMac(proofKey, ...what),
    sealDataKey: (key: unknown): Buffer => seal('data-key', key, smallBlock),
    openDataKey: (sealed: Uint8Array): unknown => unseal('data-key', sealed),
    withheldName: (what: string, id: string): Buffer => computeMac(withheldNameKey, what, id),
    sealWithheld: (withheld: unknown): Buffer => seal('withheld', withheld, withheldBlock),
    openWithheld: (sealed: Uint8Array): unknown => unseal('withheld', sealed),
  }
}

/** The length of a UUID under its author's seal. */
const tieLength = 36 + 28

export type Privacy = ReturnType<typeof createPrivacy>
