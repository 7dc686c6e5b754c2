import { media } from './media.ts'

/** On a phone a row of filters is one line that scrolls horizontally and extends to the edges of the phone. */
export const sidewaysOnPhones = {
  [media.phoneOnly]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    // Absolutely positioned hidden elements inside it stay inside, and do not widen the page.
    position: 'relative',
    // To the edges of the phone, with room for the focus ring.
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    marginBlock: '-4px',
    paddingBlock: '4px',
    scrollbarWidth: 'none',
  },
} as const
