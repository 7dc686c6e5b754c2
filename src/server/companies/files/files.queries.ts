import { and, eq, sql } from 'drizzle-orm'
import { buildFileAddress } from '../../../contract/companies/files.ts'
import { isUuid } from '../../../contract/params.ts'
import type { JudgedFile } from '../../files/take.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { type CompanyFileUse, companyFiles } from '../../platform/db/schema/employers.ts'
import type { TakenFile } from './take.ts'

/**
 * Returns the id in the address of a stored file; undefined for any other address, such as one of the site's own
 * pictures.
 */
export function readFile(address: unknown): string | undefined {
  const id = typeof address === 'string' ? address.slice(buildFileAddress('').length) : ''
  return isUuid(id) && buildFileAddress(id) === address ? id : undefined
}

/**
 * Reads a file of a company; `isPublic` says whether everybody may read it, which takes an approved company. Undefined
 * for an unknown id.
 */
export async function readCompanyFile(
  db: Database,
  id: string,
): Promise<(JudgedFile & { companyId: number; isPublic: boolean }) | undefined> {
  const { type, bytes, companyId, isPublic } = companyFiles
  const [row] = await db
    .select({ type, bytes, companyId, isPublic: sql<boolean>`${isPublic} and ${companies.isApproved}` })
    .from(companyFiles)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(eq(companyFiles.id, id))
  return row
}

type NewFile = JudgedFile & {
  companyId: number
  use: CompanyFileUse
  isPublic: boolean
  titleEn?: string
  titleAr?: string
  position?: number
}

/** Stores a file of a company; returns the address at which it is available once it is public. */
export async function addCompanyFile(tx: Database, file: NewFile): Promise<string> {
  const [row] = await tx.insert(companyFiles).values(file).returning({ id: companyFiles.id })
  return buildFileAddress(row!.id)
}

/** Stores several files, each by the field it was sent in; returns their addresses by that field. */
export async function addCompanyFiles<Field extends string>(
  tx: Database,
  companyId: number,
  files: Readonly<Partial<Record<Field, TakenFile>>>,
  isPublic: boolean,
): Promise<Partial<Record<Field, string>>> {
  const addresses: Partial<Record<Field, string>> = {}
  for (const [field, file] of Object.entries(files) as [Field, TakenFile][])
    addresses[field] = await addCompanyFile(tx, { ...file, companyId, isPublic })
  return addresses
}

/** Deletes the file at an address; other addresses are left alone. */
export async function removeFileAt(tx: Database, companyId: number, address: unknown): Promise<void> {
  const id = readFile(address)
  if (id) await tx.delete(companyFiles).where(and(eq(companyFiles.id, id), eq(companyFiles.companyId, companyId)))
}

/**
 * Deletes pictures nobody can see any more: no page shows them, no proposal contains them and undoing no decision would
 * restore them. Returns how many there were.
 */
export async function forgetLooseFiles(db: Database): Promise<number> {
  const address = sql`${buildFileAddress('')} || file.id`
  const gone = await queryRows(
    db,
    sql`delete from company_files file where not is_public and use in ('logo', 'cover', 'ceo')
      and not exists (select from companies where id = file.company_id and ${address} in (logo, image, ceo_image))
      and not exists (select from company_changes where company_id = file.company_id
        and ${address} in (changes->>'logo', changes->>'cover', changes->>'ceo_image'))
      and not exists (select from decisions where company_id = file.company_id
        and ${address} in (before->>'logo', before->>'cover', before->>'ceo_image'))
      returning 1`,
  )
  return gone.length
}

/** Makes the file at an address public, or visible to moderators only; other addresses are left alone. */
export async function showFile(tx: Database, companyId: number, address: unknown, isPublic: boolean): Promise<void> {
  const id = readFile(address)
  if (!id) return
  await tx
    .update(companyFiles)
    .set({ isPublic })
    .where(and(eq(companyFiles.id, id), eq(companyFiles.companyId, companyId)))
}
