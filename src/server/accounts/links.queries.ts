import { and, eq, gt, gte, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts, oneTimeTokens } from '../platform/db/schema/accounts.ts'

const day = 86_400_000

/** Days for which a used or expired link is still recognised as such. */
const rememberedDays = 30

/**
 * The purpose of a link: `email` gives an account another address, `undo` restores the address from before, `code`
 * changes its recovery code.
 */
export type Purpose = 'verify' | 'reset' | 'email' | 'undo' | 'code'

type NewLink = {
  tokenHash: Buffer
  purpose: Purpose
  accountId: string
  expiresAt: Date
  /**
   * What the registration behind the link has chosen; it takes effect only when that registration's own link is opened.
   */
  passwordHash?: string
  answers?: Buffer
}

/** Stores what a link sent by mail stands for. */
export async function addLink(db: Database, link: NewLink): Promise<void> {
  await db.insert(oneTimeTokens).values(link)
}

/** Returns whether a person has an unused link of this purpose that expires after `until`. */
export async function hasYoungLink(tx: Database, accountId: string, purpose: Purpose, until: Date): Promise<boolean> {
  const { used, expiresAt } = oneTimeTokens
  const ours = and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, purpose))
  const rows = await tx
    .select({ used })
    .from(oneTimeTokens)
    .where(and(ours, eq(used, false), gt(expiresAt, until)))
    .limit(1)
  return rows.length > 0
}

const opened = {
  accountId: accounts.id,
  locks: accounts.locks,
  card: accounts.card,
  vault: accounts.vault,
  passwordHash: oneTimeTokens.passwordHash,
  answers: oneTimeTokens.answers,
  expiresAt: oneTimeTokens.expiresAt,
}
export type OpenedLink = {
  accountId: string
  locks: Buffer | null
  card: Buffer
  vault: Buffer | null
  passwordHash: string | null
  answers: Buffer | null
  expiresAt: Date
}

/** The reason a link does not count. */
export type LinkProblem = 'token_unknown' | 'token_used' | 'token_expired'

/**
 * Returns what a link stands for, or why it does not count: already used, expired, or unknown. Locks its row inside
 * `tx`.
 */
export async function openLink(
  tx: Database,
  purpose: Purpose,
  tokenHash: Buffer,
  now: Date,
): Promise<OpenedLink | LinkProblem> {
  const [link] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose)))
    .for('update')
  if (!link) return 'token_unknown'
  if (link.used || !link.accountId) return 'token_used'
  if (link.expiresAt <= now) return 'token_expired'
  const [found] = await tx
    .select(opened)
    .from(oneTimeTokens)
    .innerJoin(accounts, eq(accounts.id, oneTimeTokens.accountId))
    .where(eq(oneTimeTokens.tokenHash, tokenHash))
  return found ?? 'token_unknown'
}

/** Consumes a link: the row stays without the account it led to, and the person's other links are removed. */
export async function consumeLink(tx: Database, tokenHash: Buffer, accountId: string, now: Date): Promise<void> {
  await consumeLinkAlone(tx, tokenHash, now)
  await removeLinks(tx, accountId)
}

/** Consumes a link and leaves the person's other links as they are. */
export async function consumeLinkAlone(tx: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({
      used: true,
      accountId: null,
      passwordHash: null,
      answers: null,
      expiresAt: new Date(now.getTime() - (now.getTime() % day)),
    })
    .where(eq(oneTimeTokens.tokenHash, tokenHash))
}

/**
 * Removes every link of a person except those that take a change of their e-mail back: an intruder in the account could
 * otherwise choose another password to get rid of them.
 */
export async function removeLinks(tx: Database, accountId: string): Promise<void> {
  const { used, purpose } = oneTimeTokens
  await tx.delete(oneTimeTokens).where(and(ofPerson(accountId), ne(used, true), ne(purpose, 'undo')))
}

/** Removes the links that would undo the e-mail changes made after a given one, and any change still waiting. */
export async function removeUndoLinks(
  tx: Database,
  { accountId, since, but }: { accountId: string; since: Date; but: Buffer },
): Promise<void> {
  const { purpose, expiresAt, tokenHash } = oneTimeTokens
  const later = or(eq(purpose, 'email'), and(eq(purpose, 'undo'), gte(expiresAt, since)))
  await tx.delete(oneTimeTokens).where(and(ofPerson(accountId), later, ne(tokenHash, but)))
}

/** Removes the links of one purpose that a person has. */
export async function removeLinksOf(tx: Database, accountId: string, purpose: Purpose): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(ofPerson(accountId), eq(oneTimeTokens.purpose, purpose)))
}

const ofPerson = (accountId: string) => eq(oneTimeTokens.accountId, accountId)

/** Removes links that were used or expired long ago. */
export async function removeLateLinks(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, new Date(now.getTime() - rememberedDays * day)))
}
