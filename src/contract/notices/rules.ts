/** The grounds of a notice about a text; the law of each is in `laws.ts`. */
export const noticeGrounds = ['defamation', 'personal_data', 'trade_secret', 'court_order'] as const
export type NoticeGround = (typeof noticeGrounds)[number]

/** What has become of a notice: `part` of the text was removed, or its author deleted it before a decision (`gone`). */
export const noticeStates = ['open', 'kept', 'part', 'removed', 'gone'] as const
export type NoticeState = (typeof noticeStates)[number]

/**
 * The clock of a notice, in days from the one on which it comes: how long its author is asked before a text may be
 * removed, and by when a moderator decides.
 */
export const noticeDays = { answer: 7, decision: 14 } as const

/** The grounds on which a text may be removed before its author has had these days to answer. */
export const urgentGrounds: readonly NoticeGround[] = ['personal_data', 'court_order']

/** A company's page says that the company threatens with the law from so many such notices in a year on. */
export const threatRule = { notices: 3, days: 365 } as const
