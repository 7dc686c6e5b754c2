import { getLookups } from '../../lookups/lookups.queries.ts'
import type { ListName } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import { byteOrderMark, writeCell } from '../../platform/http/csv.ts'
import type { CompanyRow } from '../companies.queries.ts'
import { type Column, columns } from './columns.ts'
import { readApprovedAfter } from './directory.queries.ts'

const together = 500

/**
 * Writes the directory as the import reads it, line by line: a mark by which spreadsheets know UTF-8, the headings, and
 * a line for each approved company, in the order of ids. Every line ends as CSV lines do.
 */
export async function* exportCompanies(db: Database): AsyncGenerator<string> {
  const lookups = await getLookups(db)
  const name = (list: ListName, id: number | null) => lookups.name(list, id, 'en')
  yield `${byteOrderMark}${columns.join(',')}\r\n`
  for (let after = 0; ; ) {
    const rows = await readApprovedAfter(db, after, together)
    for (const row of rows) {
      const cells: Record<Column, unknown> = {
        id: row.id,
        ...pickNames(row),
        also: row.also.join('|') || null,
        industry: name('industries', row.industryId),
        city: name('cities', row.cityId),
        size: name('employeeNumbers', row.sizeId),
        type: name('types', row.typeId),
        website: row.website,
        founded: row.founded,
        phone: row.phone,
        address: row.addressEn ?? row.addressAr,
        about_en: row.aboutEn,
        about_ar: row.aboutAr,
        same_as: null,
      }
      yield `${columns.map((column) => writeCell(cells[column])).join(',')}\r\n`
    }
    if (rows.length < together) return
    after = rows.at(-1)!.id
  }
}

/** A company with one name has it in both columns of the table; the file has it once. */
function pickNames({ nameEn, nameAr }: CompanyRow) {
  if (nameEn !== nameAr) return { name_en: nameEn, name_ar: nameAr }
  return /\p{Script=Arabic}/u.test(nameAr) ? { name_en: null, name_ar: nameAr } : { name_en: nameEn, name_ar: null }
}
