import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from './media.ts'
import { paint } from './paint.ts'

const heading = { fontWeight: 700, letterSpacing: 'var(--track-h)' } as const

/** The type scale of the product: headings are one step smaller on phones. */
export const useText = makeStyles({
  h40: {
    ...heading,
    fontSize: '28px',
    lineHeight: tokens.lineHeightHero700,
    [media.tablet]: { fontSize: '40px', lineHeight: tokens.lineHeightHero900 },
  },
  h28: {
    ...heading,
    fontSize: '24px',
    lineHeight: tokens.lineHeightBase600,
    [media.tablet]: { fontSize: '28px', lineHeight: tokens.lineHeightHero700 },
  },
  h20: { ...heading, fontSize: '20px', lineHeight: tokens.lineHeightBase500 },
  h16: { fontWeight: 700, fontSize: '16px', lineHeight: tokens.lineHeightBase400 },
  h14: { fontWeight: 600, fontSize: '14px', lineHeight: tokens.lineHeightBase300 },
  b16: { fontSize: '16px', lineHeight: tokens.lineHeightBase400 },
  s13: { fontSize: '13px', lineHeight: tokens.lineHeightBase300 },
  s12: { fontSize: '12px', lineHeight: tokens.lineHeightBase200 },
  strong: { fontWeight: 600 },
  muted: { color: tokens.colorNeutralForeground2 },
  faint: { color: tokens.colorNeutralForeground3 },
  number: { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate', overflowWrap: 'normal' },
  eyebrow: { fontSize: '12px', lineHeight: tokens.lineHeightBase200, fontWeight: 700, color: paint.brandFg },
})
