import { media } from './media.ts'

/** Aligns one line of text with the start side of the page, in either direction of the text. */
export const atPageSide = {
  // Two names for one value: each browser knows only one of them.
  textAlign: ['-webkit-match-parent', 'match-parent'] as unknown as 'start',
} as const

/** The pill that sorts a list: at the end of its row of filters. */
export const pillAtEnd = {
  display: 'flex',
  [media.tablet]: { marginInlineStart: 'auto' },
  // On a line of its own, its text is aligned with the filters.
  [media.phoneOnly]: { flexBasis: '100%', marginInlineStart: '-15px' },
} as const
