import { subscribe } from 'valtio'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { riyal } from '../../../../contract/lookups/known-ids.ts'
import type { CompareAnswers } from '../../../../contract/salaries/compare.ts'
import { type Draft, openDraft } from '../../../outbox/draft.ts'
import { packReview } from '../../../outbox/packings/review.ts'
import { draftDeps } from '../../../outbox/page.ts'
import { getOwner, session } from '../../../session/session.ts'

/** Returns the answers of a comparison that the salary review asks for too, under the names of its form. */
export function toSalaryAnswers(answers: CompareAnswers): RawAnswers {
  const { total_pay, bonus, joblevel, is_former, year, education, specilization } = answers
  return {
    ...{ joblevel, is_former, education, specilization },
    ...(is_former === 1 && { last_year: year }),
    ...{ currency_id: riyal, per_duration: 'month', salary: total_pay, get_bonus: bonus ? 1 : 0 },
    ...(bonus && { cash_bonus: bonus, cash_bonus_duration: 'year' }),
  }
}

/**
 * Begins the salary review of a company with the answers of a comparison: a draft on this device, sent only by its
 * writer. A draft they have begun already stays as it is.
 */
export async function beginSalaryReview(company: { id: number; name: string }, answers: CompareAnswers): Promise<void> {
  const owner = getOwner(session.auth)
  const subject = { owner, type: 'salary', companyId: company.id, companyName: company.name } as const
  const draft = openDraft(draftDeps, subject, packReview('salary'))
  await waitUntilOpened(draft)
  if (draft.view.status === 'ready' && draft.saved.state === 'new') {
    draft.save(toSalaryAnswers(answers), 1)
    await draft.flush()
  }
  draft.close()
}

const waitUntilOpened = (draft: Draft) =>
  new Promise<void>((resolve) => {
    if (draft.view.status !== 'opening') return resolve()
    const stop = subscribe(draft.view, () => {
      if (draft.view.status === 'opening') return
      stop()
      resolve()
    })
  })
