import { makeStyles } from '@fluentui/react-components'

const later = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}`,
    '@media print': { contentVisibility: 'visible' },
  }) as const

/**
 * For what mostly stands below what is seen: the browser styles, lays out and draws its inside only when it comes near,
 * and takes it to be so high until then. Screen readers, searching in the page and printing find all of it. Nothing
 * inside may reach out of it, as an open list would; and it is not for cards with something to press at their foot, which
 * axe and Lighthouse would find lying over the next one's where a card is higher than this.
 */
export const useLater = makeStyles({ row: later('160px'), card: later('340px'), band: later('600px') })
