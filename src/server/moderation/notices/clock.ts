import { noticeDays, urgentGrounds } from '../../../contract/notices/rules.ts'
import { addDays } from '../../platform/months.ts'
import type { NoticeRuling } from './decisions.queries.ts'
import type { Notice } from './notices.queries.ts'

type Asked = Pick<Notice, 'ground' | 'received'>

/** Returns the last of the author's days to answer. */
export const findLastDay = ({ received }: Pick<Notice, 'received'>): string => addDays(received, noticeDays.answer)

/**
 * Returns whether a text may not be removed yet because its author is asked. An answer ends this no earlier: a removal
 * before would say that there is one.
 */
export const isAuthorAsked = (notice: Asked, today: string): boolean =>
  !urgentGrounds.includes(notice.ground) && today <= findLastDay(notice)

/**
 * Returns whether the author may answer: while the notice waits, until their days are over even if the text is kept
 * before, and while an appeal of the sender may still remove it.
 */
export function mayAnswer(
  notice: Pick<Notice, 'state' | 'received' | 'appealBy'>,
  ruling: Pick<NoticeRuling, 'appeal'> | undefined,
  today: string,
): boolean {
  const { state, appealBy } = notice
  if (state === 'open') return true
  if (state !== 'kept' && state !== 'part') return false
  return (state === 'kept' && today <= findLastDay(notice)) || (appealBy === 'sender' && ruling?.appeal === 'open')
}

/**
 * Returns what others read of the author's answer: nothing while the author is asked nor on the day it was given, so that
 * they cannot see at which moment it came.
 */
export const getToldAnswer = (notice: Asked & Pick<Notice, 'answer'>, today: string): string | null =>
  notice.answer === null || isAuthorAsked(notice, today) || today <= notice.answer.day ? null : notice.answer.said
