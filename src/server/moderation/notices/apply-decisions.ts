import type { NoticeState } from '../../../contract/notices/rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ShownPart } from '../../platform/db/schema/notices.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { changeVoiceText, setAnswerState, setQuestionState } from '../../questions/states.queries.ts'
import { changeReviewTexts, type TextChange } from '../../reviews/passages.queries.ts'
import { findCompanyOfSubject } from '../../reviews/reports.queries.ts'
import { setReviewState } from '../../reviews/reviews.queries.ts'
import { listUnsettled, lockNotice, type Notice, type NoticeVerdict, setShown } from './notices.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** What readers see in the place of a passage that was removed. */
export const cutMark = '[…]'

/** What readers are to see of a text, by what is decided about it. */
const getTarget = (state: NoticeState): ShownPart =>
  state === 'removed' ? 'hidden' : state === 'part' ? 'part' : 'whole'

/**
 * Carries out what moderators have decided about notices, in a round, so that no moment of theirs shows. A text that
 * another decision has taken off the site meanwhile stays off, and this is tried again while the decision can be appealed
 * against. Each notice in a transaction of its own; returns the failures.
 */
export async function applyNoticeDecisions({ db, privacy }: Dependencies): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const id of await listUnsettled(db))
    await db
      .transaction(async (tx) => {
        const notice = await lockNotice({ db: tx, privacy }, id)
        if (notice) await settle({ db: tx, privacy }, notice)
      })
      .catch((failure) => failures.push(failure))
  return failures
}

async function settle(using: Dependencies, notice: Notice): Promise<void> {
  const target = getTarget(notice.state)
  let { shown } = notice
  let verdict = notice.verdict
  if (shown === 'hidden') {
    await setState(using, notice, 'published')
    shown = 'whole'
  }
  if (shown === 'part' && target !== 'part' && (await isPublished(using, notice))) {
    await changeText(using, notice, restorePassage(verdict?.cut ?? []))
    shown = 'whole'
  }
  if (shown === 'whole' && target !== 'whole' && (await isPublished(using, notice))) {
    if (target === 'hidden') await setState(using, notice, 'hidden')
    else verdict = await cut(using, notice, verdict)
    shown = target
  }
  await setShown(using, notice.id, { shown, verdict })
}

/** Whether readers see the text: neither its author nor another decision has taken it off the site. */
const isPublished = async ({ db }: Dependencies, { subject, subjectId }: Notice) =>
  (await findCompanyOfSubject(db, subject, subjectId)) !== null

function setState(using: Dependencies, { subject, subjectId }: Notice, state: 'published' | 'hidden') {
  if (subject === 'review') return setReviewState(using, subjectId, state)
  return (subject === 'question' ? setQuestionState : setAnswerState)(using.db, subjectId, state)
}

const changeText = (using: Dependencies, { subject, subjectId }: Notice, change: TextChange) =>
  subject === 'review'
    ? changeReviewTexts(using, subjectId, change)
    : changeVoiceText(using.db, { subject, id: subjectId }, change)

/** Takes the passage out of the texts; returns the verdict with what each was before. */
async function cut(using: Dependencies, notice: Notice, verdict: NoticeVerdict | null): Promise<NoticeVerdict | null> {
  const passage = verdict?.passage
  if (!verdict || passage === undefined) return verdict
  const texts = new Map<string, string>()
  await changeText(using, notice, (text) => {
    const after = cutPassage(text, passage)
    if (after !== text) texts.set(after, text)
    return after
  })
  return { ...verdict, cut: [...texts] }
}

/** Replaces each occurrence of a passage by the mark of what was removed. */
export const cutPassage = (text: string, passage: string): string => text.split(passage).join(cutMark)

/** Restores texts that are as they were left; one that its author has changed since stays as it is. */
const restorePassage =
  (texts: readonly (readonly [after: string, before: string])[]): TextChange =>
  (text) =>
    texts.find(([after]) => after === text)?.[1] ?? text
