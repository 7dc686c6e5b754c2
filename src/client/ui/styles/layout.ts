import { makeStyles } from '@fluentui/react-components'
import { media } from './media.ts'

/** Layout styles: the page's width and vertical rhythm. */
export const useLayout = makeStyles({
  /** Content at most 1,120 px wide with the page's gutter. */
  wrap: {
    width: '100%',
    maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
  /** The vertical padding of a page, from the bar above it to the footer. */
  page: { paddingBlock: '32px 64px', [media.wide]: { paddingBlock: '40px 96px' } },
  /** The same for a page of text: cards below each other. */
  longPage: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    paddingBlock: '32px 64px',
    [media.wide]: { gap: '24px', paddingBlock: '56px 96px' },
  },
  section: { paddingBlock: '48px', [media.tablet]: { paddingBlock: '72px' } },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  grow: { flexGrow: 1 },
})
