import { tokens } from '@fluentui/react-components'

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
export const edgeColour = (colour: string) => ({
  borderTopColor: colour,
  borderRightColor: colour,
  borderBottomColor: colour,
  borderLeftColor: colour,
})
