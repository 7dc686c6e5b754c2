import { createPrivateKey, type KeyObject } from 'node:crypto'
import { create, string } from 'superstruct'
import { getMailDomain } from '../limits/wider.ts'
import type { Database } from '../platform/db/database.ts'
import { toYear } from '../platform/months.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { createProofKeys, toText } from './blind-sign.ts'
import { addProofKey, listAdminCards, listDomains, listWithoutKey, readProofKeys } from './proofs.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Makes the keys of this year for all companies that may have proofs, before a release that contains them. Each takes
 * some tenths of a second, beside the thread that answers.
 */
export async function makeProofKeys({ db, privacy }: Dependencies, now: Date): Promise<void> {
  const year = toYear(now)
  for (const companyId of await listWithoutKey(db, year)) {
    const { publicKey, privateKey } = await createProofKeys()
    const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
    await addProofKey(db, { companyId, year, publicKey: toText(publicKey), sealed: privacy.sealDataKey(der) })
  }
}

/** Loads the key that signs proofs of a company and year; undefined before its first release. */
export async function loadProofKey(
  { db, privacy }: Dependencies,
  companyId: number,
  year: number,
): Promise<KeyObject | undefined> {
  const [key] = await readProofKeys(db, [companyId], year)
  if (!key) return undefined
  const der = create(privacy.openDataKey(key.sealed), string())
  return createPrivateKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'pkcs8' })
}

/**
 * Lists the domains whose mailboxes count as a company's: those an administrator has set, and those of the addresses of
 * the admins of an unlocked company. Never one of a large public provider.
 */
export async function listProofDomains({ db, privacy }: Dependencies, ids: readonly number[]): Promise<string[]> {
  const cards = await listAdminCards(db, ids[0]!)
  const own = cards.map((card) => getMailDomain(openCard(privacy, card).email))
  return [...(await listDomains(db, ids)), ...own].filter((domain) => domain !== undefined)
}
