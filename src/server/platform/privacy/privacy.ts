import { randomBytes } from 'node:crypto'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { decrypt, deriveKey, encrypt, mac, pad, unpad } from './derive.ts'

/** A person's secret as `accounts.secret` keeps it: 32 random bytes, encrypted under the author key. */
export type SealedSecret = Uint8Array

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
const withheldBlock = 4096

/** The kinds of contributions that are numbered; reviews were there first and carry no name. */
export type Series = 'review' | 'question' | 'answer'
/**
 * What a person does once with one thing; `activity` and `device` name things for their eyes alone, `contributor` that they
 * have been in the numbers of a company.
 */
export type Marked = 'reaction' | 'report' | 'study' | 'unlock' | 'activity' | 'device' | 'contributor'

/**
 * Keeps contributions apart from the people who made them ("100% anonymous", spec 1). Whatever ties the two together is
 * computed from `key` (32 bytes, outside the database) and the person's own secret; without the key every value below is
 * noise. `random(n)` gives n random bytes.
 *
 * - `newSecret()` makes the value of `accounts.secret`; overwriting it makes all of a person's slots unfindable for good.
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
 *   `sealFile` and `openFile` keep a person's files (bytes), `sealSupport` and `openSupport` what they wrote to support;
 *   `sealReview` and `openReview` keep what readers do not see of a review word for word, and the groups its writer is
 *   counted in, tied to nobody; `sealGroups` and `openGroups` how many reviews share what is shown of their writers.
 * - `waitingName(what, id)` names a contribution that waits for its publication, `sealWaiting` and `openWaiting` keep it.
 * - `emailMark(email)` is what an account is looked up by; `sealCard` and `openCard` keep its e-mail, name and language.
 * - `visitName(session, day)` names that a session was used on a day, `sealVisit` and `openVisit` keep which and when.
 * - `momentOf(round)` is where in its time a round of publication takes place, from 0 to 1.
 * - `sealTie` and `openTie` keep a contribution's id beside its author's slot, for the author alone; `noTie` is noise that
 *   looks like one.
 * - `withheldName(what, id)` names what is to be purged, `sealWithheld` and `openWithheld` keep it.
 *   `sealContact` and `openContact` keep whom to tell of what becomes of a contribution: fresh noise each time;
 *   `sealLetter` and `openLetter` a letter that moderators read (bytes).
 *   Opening throws when the bytes were changed or belong to another key, person or purpose.
 */
export function createPrivacy(key: Uint8Array, random: (length: number) => Uint8Array = randomBytes) {
  if (key.length !== 32) throw new Error('the author key must be 32 bytes long')
  const secretKey = deriveKey(key, 'secret')
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

  const open = (secret: SealedSecret) => decrypt(secretKey, secret, 'secret')
  const ownKey = (secret: SealedSecret, about: 'vault' | 'file' | 'support' | 'tie') =>
    deriveKey(key, about, open(secret))
  const vaultKey = (secret: SealedSecret) => ownKey(secret, 'vault')
  const seal = (under: Uint8Array, what: unknown, block: number, about: string) =>
    encrypt(under, random(12), pad(Buffer.from(JSON.stringify(what), 'utf8'), block), about)
  const unseal = (under: Uint8Array, sealed: Uint8Array, about: string): unknown =>
    JSON.parse(unpad(decrypt(under, sealed, about)).toString('utf8'))

  return {
    newSecret: (): Buffer => encrypt(secretKey, random(12), random(32), 'secret'),
    slot: (secret: SealedSecret, n: number, series: Series = 'review') =>
      mac(slotKey, open(secret), ...(series === 'review' ? [] : [series]), String(n)),
    mark: (secret: SealedSecret, what: Marked, id: string | number) => mac(markKey, open(secret), what, String(id)),
    once: (secret: SealedSecret, companyId: number, kind: ReviewKind, year: number) =>
      mac(onceKey, open(secret), String(companyId), kind, String(year)),
    idempotencyKey: (secret: SealedSecret, key: string) => mac(idempotencyKeyKey, open(secret), key),
    auditHash: (previous: Uint8Array, entry: string) => mac(auditKey, previous, entry),
    bodyHash: (secret: SealedSecret, body: string) => mac(bodyKey, open(secret), body),
    limitKey: (...what: string[]) => {
      const both = mac(limitKeyKey, ...what)
      // Half of it names the row, some of the rest is the mask: 48 bits, so that a moment under it stays a whole number.
      return { hash: both.subarray(0, 16), mask: both.readUIntBE(16, 6) }
    },
    workMark: (text: string) => mac(workKey, text),
    sealVault: (secret: SealedSecret, vault: unknown): Buffer => seal(vaultKey(secret), vault, vaultBlock, 'vault'),
    openVault: (secret: SealedSecret, sealed: Uint8Array): unknown => unseal(vaultKey(secret), sealed, 'vault'),
    sealSupport: (secret: SealedSecret, message: unknown): Buffer =>
      seal(ownKey(secret, 'support'), message, vaultBlock, 'support'),
    openSupport: (secret: SealedSecret, sealed: Uint8Array): unknown =>
      unseal(ownKey(secret, 'support'), sealed, 'support'),
    sealFile: (secret: SealedSecret, bytes: Uint8Array): Buffer =>
      encrypt(ownKey(secret, 'file'), random(12), pad(bytes, fileBlock), 'file'),
    openFile: (secret: SealedSecret, sealed: Uint8Array): Buffer =>
      unpad(decrypt(ownKey(secret, 'file'), sealed, 'file')),
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
    sealTie: (secret: SealedSecret, id: string): Buffer =>
      encrypt(ownKey(secret, 'tie'), random(12), Buffer.from(id, 'utf8'), 'tie'),
    /** Undefined for noise: what was tied here is gone. */
    openTie(secret: SealedSecret, sealed: Uint8Array): string | undefined {
      try {
        return decrypt(ownKey(secret, 'tie'), sealed, 'tie').toString('utf8')
      } catch {
        return undefined
      }
    },
    noTie: (): Buffer => Buffer.from(random(64)),
    noOnce: (): Buffer => Buffer.from(random(32)),
    withheldName: (what: string, id: string): Buffer => mac(withheldNameKey, what, id),
    sealWithheld: (withheld: unknown): Buffer => seal(withheldKey, withheld, withheldBlock, 'withheld'),
    openWithheld: (sealed: Uint8Array): unknown => unseal(withheldKey, sealed, 'withheld'),
  }
}

export type Privacy = ReturnType<typeof createPrivacy>
