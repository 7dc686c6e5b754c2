import { tokens } from '@fluentui/react-components'
import { media } from './media.ts'

/** One line above or below, for makeStyles, which takes no logical border shorthand. */
export const lineAbove = {
  borderBlockStartWidth: '1px',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: tokens.colorNeutralStroke2,
} as const

export const lineBelow = {
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: tokens.colorNeutralStroke2,
} as const

/** The colour of all four sides. */
export const styleEdgeColour = (colour: string) => ({
  borderTopColor: colour,
  borderRightColor: colour,
  borderBottomColor: colour,
  borderLeftColor: colour,
})

/** A rule of `colour` along the side where quoted words begin. */
export const styleQuoteEdge = (colour: string) =>
  ({
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: `color-mix(in srgb, ${colour} 55%, var(--colorNeutralBackground1))`,
  }) as const

/** A card that fills a phone from edge to edge, down to the foot of its page. */
export const phoneSheet = {
  borderRadius: '16px 16px 0 0',
  borderInlineStartWidth: 0,
  borderInlineEndWidth: 0,
  borderBlockEndWidth: 0,
  boxShadow: 'none',
} as const

/** One line of text at the page's own side, whichever way it runs: where the reader begins. */
export const atPageSide = {
  // Two names of one value, neither of which every browser knows.
  textAlign: ['-webkit-match-parent', 'match-parent'] as unknown as 'start',
} as const

/** The pill that orders a list: at the end of its row of filters. */
export const pillAtEnd = {
  display: 'flex',
  [media.tablet]: { marginInlineStart: 'auto' },
  // In a line of its own, its words begin where the filters do.
  [media.phoneOnly]: { flexBasis: '100%', marginInlineStart: '-15px' },
} as const
