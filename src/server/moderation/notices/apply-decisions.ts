import type { NoticeState } from '../../../contract/notices/rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ShownPart } from '../../platform/db/schema/notices.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { changeVoiceText, setAnswerState, setQuestionState } from '../../questions/states.queries.ts'
import { changeReviewTexts, type TextChange } from '../../reviews/passages.queries.ts'
import { findCompanyOfSubject } from '../../reviews/reports.queries.ts'
import { setReviewState } from '../../reviews/reviews.queries.ts'
import { listCut, listUnsettled } from './closing.queries.ts'
import { type Cut, lockCutBeside, lockNotice, type Notice, setCut, setShown } from './notices.queries.ts'
import { cutPassages } from './passages.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** What readers are to see of a text, by what is decided about it. */
const getTarget = (state: NoticeState): ShownPart =>
  state === 'removed' ? 'hidden' : state === 'part' ? 'part' : 'whole'

/**
 * Carries out what moderators have decided about notices, in a round, so that no moment of theirs shows. First what was
 * taken comes back, so that another notice about the same text finds it; last, a passage that its author has written
 * again is taken out again. A text that another decision has taken off the site meanwhile stays off, and this is tried
 * again while that can change. Each notice in a transaction of its own; returns the failures.
 */
export async function applyNoticeDecisions({ db, privacy }: Dependencies): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const list of [() => listUnsettled(db, true), () => listUnsettled(db, false), () => listCut(db)])
    for (const id of await list())
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
  if (shown === target && shown !== 'part') return
  if (shown === 'hidden') {
    await setState(using, notice, 'published')
    shown = 'whole'
  }
  const cut = target === 'part' ? notice.verdict?.passage : undefined
  if ((cut !== undefined || shown !== 'whole') && (await isPublished(using, notice))) {
    await changePassages(using, notice, cut)
    shown = cut === undefined ? 'whole' : 'part'
  }
  if (shown === 'whole' && target === 'hidden' && (await isPublished(using, notice))) {
    await setState(using, notice, 'hidden')
    shown = 'hidden'
  }
  if (shown !== notice.shown) await setShown(using.db, notice.id, shown)
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

/**
 * Takes the passage of a notice out of its text, or puts back what was taken out for it. Every text is made again from
 * what it was before any cut, with the passages of all other notices taken out. One that its author has changed since
 * the last cut is begun with as it is now.
 */
async function changePassages(using: Dependencies, notice: Notice, passage: string | undefined): Promise<void> {
  const beside = await lockCutBeside(using, notice)
  const cuts = [notice, ...beside].flatMap(({ verdict }) => verdict?.cut ?? [])
  const before = new Map(cuts.flatMap(({ texts }) => texts))
  const others = beside.flatMap(({ verdict }) => verdict?.cut?.passage ?? [])
  const passages = passage === undefined ? others : [...others, passage]
  const texts = new Map<string, string>()
  const changed = await changeText(using, notice, (text) => {
    const whole = before.get(text) ?? text
    const seen = cutPassages(whole, passages)
    if (seen !== whole) texts.set(seen, whole)
    return seen
  })
  if (!changed && notice.verdict?.cut?.passage === passage) return
  const build = (one: string | undefined): Cut | undefined =>
    one === undefined ? undefined : { passage: one, texts: [...texts] }
  await setCut(using, notice, build(passage))
  for (const one of beside) await setCut(using, one, build(one.verdict?.cut?.passage))
}
