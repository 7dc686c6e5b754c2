import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { type TextKey, termsKey } from '../../contract/administration/texts.ts'
import type { Database } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { siteTexts } from '../platform/db/schema/texts.ts'
import { shippedTexts } from './shipped.ts'

export type WrittenText = { en: string; ar: string }
export type StoredText = typeof siteTexts.$inferSelect

const isPublished = (key: TextKey) => and(eq(siteTexts.key, key), isNotNull(siteTexts.publishedAt))

/** Finds the version that is in force; undefined while it is the one that ships. */
export async function findPublishedText(db: Database, key: TextKey): Promise<StoredText | undefined> {
  const [row] = await db.select().from(siteTexts).where(isPublished(key)).orderBy(desc(siteTexts.version)).limit(1)
  return row
}

/** Returns the number of the terms that are in force, and since when. */
export async function readTermsVersion(db: Database): Promise<{ version: number; since: Date | null }> {
  const found = await findPublishedText(db, termsKey)
  return { version: found?.version ?? 1, since: found?.publishedAt ?? null }
}

/** Returns the version of the terms that a person who signs in now knows; undefined for the first. */
export async function readKnownTerms(db: Database): Promise<number | undefined> {
  const { version } = await readTermsVersion(db)
  return version > 1 ? version : undefined
}

/** Lists the versions after the first, of all texts, without their words. */
export const listTextVersions = (db: Database) =>
  db
    .select({ key: siteTexts.key, version: siteTexts.version, publishedAt: siteTexts.publishedAt })
    .from(siteTexts)
    .orderBy(asc(siteTexts.version))

/** Finds the words of a version; the first is the one that ships. */
export async function findTextVersion(db: Database, key: TextKey, version: number): Promise<WrittenText | undefined> {
  if (version === 1) return shippedTexts[key]
  const { en, ar } = siteTexts
  const [row] = await db
    .select({ en, ar })
    .from(siteTexts)
    .where(and(eq(siteTexts.key, key), eq(siteTexts.version, version)))
  return row
}

/** Returns the words that are in force, and their version. Concurrent changes of the text wait for this transaction. */
export async function lockText(tx: Database, key: TextKey): Promise<WrittenText & { version: number }> {
  await lockName(tx, `text ${key}`)
  return (await findPublishedText(tx, key)) ?? { ...shippedTexts[key], version: 1 }
}

/** Stores these words as the draft of a text, in place of any earlier one; returns its version. */
export async function saveDraft(tx: Database, key: TextKey, { en, ar }: WrittenText, next: number): Promise<number> {
  const [row] = await tx
    .insert(siteTexts)
    .values({ key, version: next, en, ar })
    .onConflictDoUpdate({ target: [siteTexts.key, siteTexts.version], set: { en, ar } })
    .returning({ version: siteTexts.version })
  return row!.version
}

/** Finds the draft of a text; undefined when there is none. */
export async function findDraft(tx: Database, key: TextKey): Promise<WrittenText | undefined> {
  const { en, ar, publishedAt } = siteTexts
  const [row] = await tx
    .select({ en, ar })
    .from(siteTexts)
    .where(and(eq(siteTexts.key, key), isNull(publishedAt)))
  return row
}

/** Publishes the draft of a text. */
export async function publishDraft(tx: Database, key: TextKey, now: Date): Promise<void> {
  await tx
    .update(siteTexts)
    .set({ publishedAt: now })
    .where(and(eq(siteTexts.key, key), isNull(siteTexts.publishedAt)))
}
