import { media } from './media.ts'

/** On a phone a row of filters is one line, to be pushed sideways, to the edges of the phone. */
export const sidewaysOnPhones = {
  [media.phoneOnly]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    // What is hidden in it and placed by itself stays inside, and does not widen the page.
    position: 'relative',
    // To the edges of the phone, with room for the ring of the focus.
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    marginBlock: '-4px',
    paddingBlock: '4px',
    scrollbarWidth: 'none',
  },
} as const
