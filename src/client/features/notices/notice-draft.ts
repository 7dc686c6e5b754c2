import type { RawAnswers } from '../../../contract/form/form.ts'
import { createUuid } from '../../platform/browser.ts'
import { tabStorage } from '../../platform/device-storage.ts'

/** What is written of a notice, and the content that was sent last with its idempotency key. */
type NoticeDraft = { answers: RawAnswers; sent?: { content: string; key: string } }

const name = 'notice'

/** Reads what this tab has of an unsent notice. It is no draft of an account: nobody has to sign in to send one. */
export function readNoticeDraft(): NoticeDraft {
  try {
    const read = JSON.parse(tabStorage.getItem(name) ?? '{}') as Partial<NoticeDraft>
    return { ...read, answers: read.answers ?? {} }
  } catch {
    return { answers: {} }
  }
}

const write = (draft: NoticeDraft) => tabStorage.setItem(name, JSON.stringify(draft))

export function saveNoticeDraft(answers: RawAnswers): void {
  write({ ...readNoticeDraft(), answers })
}

/**
 * Returns the key under which these answers are sent, in the name of a company or of nobody: the same for the same answers,
 * also after the page was loaded again, so that a notice whose receipt was lost on the way is not sent twice.
 */
export function keyNotice(answers: RawAnswers, company: number | undefined): string {
  const content = JSON.stringify([answers, company])
  const draft = readNoticeDraft()
  const sent = draft.sent?.content === content ? draft.sent : { content, key: createUuid() }
  write({ answers, sent })
  return sent.key
}

/** Forgets the draft once its receipt is shown. */
export const dropNoticeDraft = (): void => tabStorage.removeItem(name)
