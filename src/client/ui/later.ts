import { makeStyles } from '@fluentui/react-components'
import { media } from './styles/media.ts'

/** `heights` on phones, tablets and wide screens. */
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
 * For what mostly stands below what is seen: the browser styles, lays out and draws its inside only when it comes near,
 * and takes it to be as high as such things usually are until then. Screen readers, searching in the page and printing
 * find all of it. Nothing inside may reach out of it, as an open list would; and it is not for cards with something to
 * press at their foot: where one is higher than this, axe and Lighthouse find its foot lying over the next one's.
 */
export const useLater = makeStyles({
  row: deferPainting('200px', '142px', '142px'),
  card: deferPainting('600px', '480px', '480px'),
  band: deferPainting('1350px', '1110px', '860px'),
  foot: deferPainting('752px', '752px', '366px'),
})
