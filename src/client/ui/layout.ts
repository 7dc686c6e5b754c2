import { makeStyles } from '@fluentui/react-components'
import { media } from './media.ts'

/** The page's measure and rhythm. */
export const useLayout = makeStyles({
  /** Content at most 1,120 px wide with the page's gutter. */
  wrap: {
    width: '100%',
    maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
  section: { paddingBlock: '48px', [media.tablet]: { paddingBlock: '72px' } },
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  grow: { flexGrow: 1 },
})
