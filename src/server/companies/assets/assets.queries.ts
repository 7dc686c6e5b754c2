import { and, asc, eq, inArray } from 'drizzle-orm'
import { type AssetUse, assetUses } from '../../../contract/companies/assets.ts'
import type { Database } from '../../platform/db/database.ts'
import { companyFiles } from '../../platform/db/schema/employers.ts'

const { id, use, titleEn, titleAr, position } = companyFiles
const matchAssets = (companyId: number) =>
  and(eq(companyFiles.companyId, companyId), eq(companyFiles.isPublic, true), inArray(use, [...assetUses]))

export type AssetRow = { id: string; use: AssetUse; titleEn: string; titleAr: string }

/** Returns the pictures and documents of a company in its order, without their bytes. */
export async function readAssets(db: Database, companyId: number): Promise<AssetRow[]> {
  const rows = await db
    .select({ id, use, titleEn, titleAr })
    .from(companyFiles)
    .where(matchAssets(companyId))
    .orderBy(asc(position), asc(id))
  return rows.map((row) => ({
    id: row.id,
    use: row.use as AssetUse,
    titleEn: row.titleEn ?? '',
    titleAr: row.titleAr ?? '',
  }))
}

/** Returns the position at the end of a list. */
export async function getNextPosition(tx: Database, companyId: number, of: AssetUse): Promise<number> {
  const rows = await tx
    .select({ position })
    .from(companyFiles)
    .where(and(matchAssets(companyId), eq(use, of)))
  return Math.max(-1, ...rows.map((row) => row.position)) + 1
}

const matchAsset = (companyId: number, file: string) => and(matchAssets(companyId), eq(id, file))

/** Sets the titles of a picture or document; false when the company has no such file. */
export async function nameAsset(
  db: Database,
  companyId: number,
  file: string,
  titles: { titleEn: string; titleAr: string },
): Promise<boolean> {
  const named = await db.update(companyFiles).set(titles).where(matchAsset(companyId, file)).returning({ id })
  return named.length > 0
}

/** Deletes a picture or document for good. Deleting one that is gone already is no error. */
export async function removeAsset(db: Database, companyId: number, file: string): Promise<void> {
  await db.delete(companyFiles).where(matchAsset(companyId, file))
}

/** Moves a picture or document to a position of its list, from 0; false when the company has no such file. */
export async function moveAsset(tx: Database, companyId: number, file: string, place: number): Promise<boolean> {
  const rows = await readAssets(tx, companyId)
  const moved = rows.find((row) => row.id === file)
  if (!moved) return false
  const others = rows.filter((row) => row.use === moved.use && row !== moved)
  const inOrder = [...others.slice(0, place), moved, ...others.slice(place)]
  for (const [at, row] of inOrder.entries()) await tx.update(companyFiles).set({ position: at }).where(eq(id, row.id))
  return true
}
