import { emailField } from '../accounts/credentials.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, declaration, longText, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { appealForm } from '../moderation/appeals.ts'
import { listActivity } from '../notifications/activity.ts'
import type * as shapes from './notices.schema.ts'
import { noticeGrounds } from './rules.ts'

/** Returns the id of a contribution that an address or a text contains, in small letters; undefined where none is. */
export const findContributionId = (typed: string): string | undefined =>
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i.exec(typed)?.[0].toLowerCase()

/** What the person who sends a notice fills in. */
export const noticeForm = defineForm('notice', [
  text('text', { max: 500, missing: 'notice_text' }),
  choice('ground', noticeGrounds, { look: 'select' }),
  longText('wrong', { min: 20, max: 1800, problem: 'notice_wrong' }),
  emailField,
  declaration('declaration', 'notice_declaration'),
])

/** GET /notices/texts/:contribution: a published text as a notice is about it; 404 for any other. */
export const getNoticeText = defineEndpoint<typeof shapes.getNoticeText>()({
  method: 'GET',
  path: '/notices/texts/:contribution',
  access: 'public',
})

/**
 * POST /notices: a notice by anybody, without an account. Sent again under the same key it answers the same receipt. 422
 * `notice_text` where there is no published text of that address, `idempotency_reused` for another notice under a key.
 */
export const sendNotice = defineEndpoint<typeof shapes.sendNotice>()({
  method: 'POST',
  path: '/notices',
  access: 'public',
  form: noticeForm,
  idempotent: true,
})

/** POST /employer/notices/:id: the same by a person who speaks for the company the text is about, in its name. */
export const sendCompanyNotice = defineEndpoint<typeof shapes.sendCompanyNotice>()({
  method: 'POST',
  path: '/employer/notices/:id',
  whose: 'company',
  access: 'employer',
  form: noticeForm,
  idempotent: true,
})

const byReceipt = { method: 'POST', access: 'public' } as const

/** POST /notices/status: what has become of the notice of a receipt; 404 for every other text. */
export const readNotice = defineEndpoint<typeof shapes.readNotice>()({ ...byReceipt, path: '/notices/status' })

/**
 * POST /notices/appeal: the one appeal of the person who sent the notice, against a decision to keep the text or a part
 * of it. 404 as above; 409 `already_appealed`, `appeal_over`, `decision_undone`.
 */
export const appealNotice = defineEndpoint<typeof shapes.appealNotice>()({
  ...byReceipt,
  path: '/notices/appeal',
  form: appealForm,
  invalidates: [readNotice],
})

export const noticeAnswerForm = defineForm('notice_answer', [
  longText('answer', { max: 2000, missing: 'answer_missing', published: true }),
])

/**
 * POST /profile/notices/:notice/answer: what the author of the text says to a notice, once: while it waits, in their
 * seven days even if the text is kept before, and while an appeal of the sender waits. Moderators read it when these days
 * are over and not on the day it is given, and the person who sent the notice no earlier; neither learns who wrote it.
 * 404 where the text is not the caller's; 409 `already_answered`, `case_decided`.
 */
export const answerNotice = defineEndpoint<typeof shapes.answerNotice>()({
  method: 'POST',
  path: '/profile/notices/:notice/answer',
  whose: 'author',
  access: 'member',
  form: noticeAnswerForm,
  quota: 'noticeAnswer',
  invalidates: [listActivity],
})
