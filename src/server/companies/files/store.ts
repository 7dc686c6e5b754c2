import { and, eq } from 'drizzle-orm'
import { addressOfFile } from '../../../contract/companies/files.ts'
import type { Database } from '../../db/database.ts'
import { type CompanyFileUse, companyFiles } from '../../db/schema/employers.ts'
import type { Taken } from '../../files/take.ts'
import { isUuid } from '../../http/uuid.ts'

/** The id in the address of a file of ours; undefined for any other address, such as one of the site's own pictures. */
export function fileAt(address: unknown): string | undefined {
  const id = typeof address === 'string' ? address.slice(addressOfFile('').length) : ''
  return isUuid(id) && addressOfFile(id) === address ? id : undefined
}

/** A file of a company; `isPublic` says whether anybody may have it. Undefined for an id nobody gave. */
export async function readCompanyFile(
  db: Database,
  id: string,
): Promise<(Taken & { companyId: number; isPublic: boolean }) | undefined> {
  if (!isUuid(id)) return undefined
  const { type, bytes, companyId, isPublic } = companyFiles
  const [row] = await db.select({ type, bytes, companyId, isPublic }).from(companyFiles).where(eq(companyFiles.id, id))
  return row
}

type NewFile = Taken & { companyId: number; use: CompanyFileUse; isPublic: boolean }

/** Keeps a file of a company; answers the address it is to be had at once it is public. */
export async function addCompanyFile(tx: Database, file: NewFile): Promise<string> {
  const [row] = await tx.insert(companyFiles).values(file).returning({ id: companyFiles.id })
  return addressOfFile(row!.id)
}

/** Lets everybody, or nobody but moderators, see the file at an address; other addresses are left alone. */
export async function showFile(tx: Database, companyId: number, address: unknown, isPublic: boolean): Promise<void> {
  const id = fileAt(address)
  if (!id) return
  await tx
    .update(companyFiles)
    .set({ isPublic })
    .where(and(eq(companyFiles.id, id), eq(companyFiles.companyId, companyId)))
}
