import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from './media.ts'
import { paint } from './paint.ts'

const heading = { fontWeight: 700, letterSpacing: 'var(--track-h)' } as const

/** The type scale of the product: headings are one step smaller on phones. */
export const useText = makeStyles({
  h40: {
    ...heading,
    fontSize: '1.75rem',
    lineHeight: tokens.lineHeightHero700,
    [media.tablet]: { fontSize: '2.5rem', lineHeight: tokens.lineHeightHero900 },
  },
  h28: {
    ...heading,
    fontSize: '1.5rem',
    lineHeight: tokens.lineHeightBase600,
    [media.tablet]: { fontSize: '1.75rem', lineHeight: tokens.lineHeightHero700 },
  },
  h20: { ...heading, fontSize: '1.25rem', lineHeight: tokens.lineHeightBase500 },
  h16: { fontWeight: 700, fontSize: '1rem', lineHeight: tokens.lineHeightBase400 },
  h14: { fontWeight: 600, fontSize: '0.875rem', lineHeight: tokens.lineHeightBase300 },
  b16: { fontSize: '1rem', lineHeight: tokens.lineHeightBase400 },
  s13: { fontSize: '0.8125rem', lineHeight: tokens.lineHeightBase300 },
  s12: { fontSize: '0.75rem', lineHeight: tokens.lineHeightBase200 },
  strong: { fontWeight: 600 },
  muted: { color: tokens.colorNeutralForeground2 },
  faint: { color: tokens.colorNeutralForeground3 },
  number: { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate', overflowWrap: 'normal' },
  eyebrow: { fontSize: '0.75rem', lineHeight: tokens.lineHeightBase200, fontWeight: 700, color: paint.brandFg },
})
