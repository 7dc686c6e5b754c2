import { addCompanyFile } from '../server/companies/files/files.queries.ts'
import type { Database } from '../server/platform/db/database.ts'
import { type Drawing, draw } from './seed/drawings.ts'
import { createDemoPdf } from './seed/pdf.ts'
import texts from './seed/texts/company-files.json'

type Titles = { titleEn: string; titleAr: string }

/** Adds pictures and documents to the page of the company the demonstration's employer speaks for. */
export async function loadCompanyFiles(db: Database): Promise<void> {
  const { company: companyId, pictures, documents } = texts
  const buildTitles = ({ titleEn, titleAr }: Titles, position: number) => ({
    companyId,
    isPublic: true,
    titleEn,
    titleAr,
    position,
  })
  for (const [place, picture] of pictures.entries()) {
    const bytes = await draw(picture.drawing as Drawing)
    await addCompanyFile(db, { ...buildTitles(picture, place), use: 'picture', type: 'image/jpeg', bytes })
  }
  for (const [place, document] of documents.entries()) {
    const bytes = createDemoPdf(document.titleEn, 'A demonstration; no such document exists.')
    await addCompanyFile(db, { ...buildTitles(document, place), use: 'document', type: 'application/pdf', bytes })
  }
}
