import { tokens } from '@fluentui/react-components'

/** A line above or below, for makeStyles, which takes no logical border shorthand. */
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

/** A line of `colour` along the start side of a quotation. */
export const styleQuoteEdge = (colour: string) =>
  ({
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: `color-mix(in srgb, ${colour} 55%, var(--colorNeutralBackground1))`,
  }) as const

/** A card that fills a phone's width, down to the end of its page. */
export const phoneSheet = {
  borderRadius: '16px 16px 0 0',
  borderInlineStartWidth: 0,
  borderInlineEndWidth: 0,
  borderBlockEndWidth: 0,
  boxShadow: 'none',
} as const
