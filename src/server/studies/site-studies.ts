import { nextStates, type SiteStudyState } from '../../contract/administration/studies.ts'
import { record } from '../audit/audit.ts'
import type { Database } from '../platform/db/database.ts'
import { toMonth } from '../platform/months.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import {
  addDraftStudy,
  changeDraftStudy,
  lockSiteStudy,
  type StudyWords,
  setSiteStudyState,
} from './site-studies.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Act = { by: string; now: Date }
type Refused = 'not_found' | 'study_state'

/** Keeps a new study of the whole site as a draft, and notes that; returns its id. */
export async function addStudy(
  { db: tx, privacy }: Dependencies,
  words: StudyWords,
  { by, now }: Act,
): Promise<number> {
  const id = await addDraftStudy(tx, words, toMonth(now))
  const details = { before: null, after: words }
  await record({ db: tx, privacy }, { actor: by, action: 'study.add', subject: `study/${id}`, details, now })
  return id
}

/** Changes a draft, and notes that; returns why not where nothing was done. */
export async function changeStudy(
  { db: tx, privacy }: Dependencies,
  id: number,
  words: StudyWords,
  { by, now }: Act,
): Promise<Refused | undefined> {
  const before = await lockSiteStudy(tx, id)
  if (!before) return 'not_found'
  if (before.state !== 'draft') return 'study_state'
  await changeDraftStudy(tx, id, words)
  const { question_en, question_ar, about_en, about_ar, options } = before
  const details = { before: { question_en, question_ar, about_en, about_ar, options }, after: words }
  await record({ db: tx, privacy }, { actor: by, action: 'study.change', subject: `study/${id}`, details, now })
  return undefined
}

/**
 * Takes the opening, closing or archiving of a study back, and notes that; returns why not. One that was open is not a
 * draft again, since its words stay with the answers to them: it is archived, and can be opened again.
 */
export async function returnStudy(
  { db: tx, privacy }: Dependencies,
  id: number,
  { before, after }: { before: SiteStudyState; after: SiteStudyState },
  { by, now, undoes }: Act & { undoes: number },
): Promise<Refused | undefined> {
  const study = await lockSiteStudy(tx, id)
  if (study?.state !== after) return 'study_state'
  const state = before === 'draft' && after === 'open' ? 'archived' : before
  await setSiteStudyState(tx, id, state, study.month)
  const details = { before: after, after: state, undoes }
  await record({ db: tx, privacy }, { actor: by, action: 'study.state', subject: `study/${id}`, details, now })
  return undefined
}

/** Opens, closes or archives a study, and notes that. It is listed by the month in which it was opened first. */
export async function moveStudy(
  { db: tx, privacy }: Dependencies,
  id: number,
  state: SiteStudyState,
  { by, now }: Act,
): Promise<Refused | undefined> {
  const before = await lockSiteStudy(tx, id)
  if (!before) return 'not_found'
  if (!nextStates[before.state]?.includes(state)) return 'study_state'
  await setSiteStudyState(tx, id, state, before.state === 'draft' ? toMonth(now) : before.month)
  const details = { before: before.state, after: state }
  await record({ db: tx, privacy }, { actor: by, action: 'study.state', subject: `study/${id}`, details, now })
  return undefined
}
