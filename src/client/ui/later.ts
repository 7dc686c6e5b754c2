import { makeStyles } from '@fluentui/react-components'
import { media } from './styles/media.ts'

/** Defers painting; `heights` are the estimated ones on phones, tablets and wide screens. */
const deferPainting = (...heights: [string, string, string]) => {
  const [phone, tablet, wide] = heights.map((height) => ({ containIntrinsicSize: `auto ${height}` }))
  return {
    contentVisibility: 'auto',
    ...phone,
    [media.tablet]: tablet,
    [media.wide]: wide,
    '@media print': { contentVisibility: 'visible' },
  } as const
}

/**
 * Styles for content that is mostly below the viewport (`content-visibility`): the browser styles, lays out and paints
 * its inside only when it comes near, and assumes a typical height until then. Screen readers, find in page and
 * printing reach all of it. Nothing inside may overflow it, as an open list would; and it is not for cards with a
 * control at their foot: where a card is higher than assumed, axe and Lighthouse find its foot overlapping that of the
 * next one.
 */
export const useLater = makeStyles({
  row: deferPainting('200px', '142px', '142px'),
  card: deferPainting('600px', '480px', '480px'),
  band: deferPainting('1350px', '1110px', '860px'),
  foot: deferPainting('752px', '752px', '366px'),
})
