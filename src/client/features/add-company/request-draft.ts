import type { RawAnswers } from '../../../contract/form/form.ts'

/** A request being written on this device, by whom (null: a visitor), and what was last sent under which key. */
export type RequestDraft = {
  owner: string | null
  answers: RawAnswers
  step: number
  attempt?: { key: string; sent: string }
}

const key = 'company-request'
const none = (owner: string | null): RequestDraft => ({ owner, answers: {}, step: 1 })

/** The draft kept for this person; a visitor's becomes the person's, another person's is not shown. */
export function readRequest(storage: Pick<Storage, 'getItem'>, owner: string | null): RequestDraft {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '') as Partial<RequestDraft>
    const isTheirs = kept.owner === owner || kept.owner === null
    if (!isTheirs || typeof kept.answers !== 'object' || kept.answers === null) return none(owner)
    return { owner, answers: kept.answers, step: Number(kept.step) || 1, attempt: kept.attempt }
  } catch {
    return none(owner)
  }
}

/** Keeps the draft; where nothing may be kept, the form goes on without. */
export function keepRequest(storage: Pick<Storage, 'setItem'>, draft: RequestDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetRequest(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(key)
}

/** The key a payload travels under: the same for the same payload, so that a repeated attempt is not a second request. */
export function attemptOf(draft: RequestDraft, payload: unknown, uuid: () => string): RequestDraft['attempt'] & {} {
  const sent = JSON.stringify(payload)
  return draft.attempt?.sent === sent ? draft.attempt : { key: uuid(), sent }
}
