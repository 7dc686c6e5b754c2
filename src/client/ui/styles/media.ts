/**
 * Breakpoints for makeStyles, for letters of 16 px: 48em are 768 px. With larger letters, which a reader sets in the
 * browser, a narrower layout comes earlier. Cards collapse below 991 px, that is up to and including 990 px (spec 9).
 */
export const media = {
  tablet: '@media (min-width: 48em)',
  wide: '@media (min-width: 61.9375em)',
  /** Griffel sorts media queries by their text, so a wider one has to begin like the narrower one it overrides. */
  roomy: '@media (min-width: 61.9375em) and (min-width: 72em)',
  phoneOnly: '@media (max-width: 47.99875em)',
  /** A phone whose reader has zoomed in, down to 180 px: what is on one line elsewhere wraps. */
  zoomed: '@media (max-width: 19.99875em)',
  collapsed: '@media (max-width: 61.93625em)',
} as const
