import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { type SiteStudyState, siteStudyStates } from '../../contract/administration/studies.ts'
import type { Database } from '../platform/db/database.ts'
import { studies } from '../platform/db/schema/studies.ts'

export type StudyWords = {
  question_en: string
  question_ar: string
  about_en?: string
  about_ar?: string
  options: readonly { en: string; ar: string }[]
}

const isOfSite = and(isNull(studies.companyId), inArray(studies.state, siteStudyStates))

const shown = {
  id: studies.id,
  state: studies.state,
  month: studies.month,
  question_en: studies.questionEn,
  question_ar: studies.questionAr,
  about_en: studies.aboutEn,
  about_ar: studies.aboutAr,
  options: studies.options,
}
type Row = { [Name in keyof typeof shown]: (typeof shown)[Name]['_']['data'] }
type StoredSiteStudy = Omit<Row, 'state' | 'about_en' | 'about_ar'> & {
  state: SiteStudyState
  about_en: string | null
  about_ar: string | null
}

/** Lists the studies of the whole site, newest first, after the one with the id `after`. */
export async function listStudiesOfSite(
  db: Database,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<StoredSiteStudy[]> {
  const rows = await db
    .select(shown)
    .from(studies)
    .where(and(isOfSite, after === undefined ? undefined : lt(studies.id, after)))
    .orderBy(desc(studies.id))
    .limit(limit)
  return rows as StoredSiteStudy[]
}

/** Finds a study of the whole site, and makes concurrent changes of it wait for this transaction. */
export async function lockSiteStudy(tx: Database, id: number): Promise<StoredSiteStudy | undefined> {
  const [row] = await tx
    .select(shown)
    .from(studies)
    .where(and(isOfSite, eq(studies.id, id)))
    .for('update')
  return row as StoredSiteStudy | undefined
}

/** Finds the study of the whole site with this question. */
export async function findByQuestion(tx: Database, { question_en, question_ar }: StudyWords) {
  const [row] = await tx
    .select({ id: studies.id })
    .from(studies)
    .where(and(isOfSite, eq(studies.questionEn, question_en), eq(studies.questionAr, question_ar)))
    .limit(1)
  return row
}

const toColumns = ({ question_en, question_ar, about_en, about_ar, options }: StudyWords) => ({
  questionEn: question_en,
  questionAr: question_ar,
  aboutEn: about_en ?? null,
  aboutAr: about_ar ?? null,
  options: options.map(({ en, ar }) => ({ en, ar })),
})

/** Stores a study of the whole site as a draft; returns its id. */
export async function addDraftStudy(tx: Database, words: StudyWords, month: string): Promise<number> {
  const [row] = await tx
    .insert(studies)
    .values({ ...toColumns(words), state: 'draft', month })
    .returning({ id: studies.id })
  return row!.id
}

export async function changeDraftStudy(tx: Database, id: number, words: StudyWords): Promise<void> {
  await tx.update(studies).set(toColumns(words)).where(eq(studies.id, id))
}

export async function setSiteStudyState(tx: Database, id: number, state: SiteStudyState, month: string): Promise<void> {
  await tx.update(studies).set({ state, month }).where(eq(studies.id, id))
}
