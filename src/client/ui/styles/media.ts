/** Breakpoints for makeStyles. Cards collapse below 991 px, that is up to and including 990 px (spec 9). */
export const media = {
  tablet: '@media (min-width: 768px)',
  wide: '@media (min-width: 991px)',
  /** Griffel sorts media queries by their text, so a wider one has to begin like the narrower one it overrides. */
  roomy: '@media (min-width: 991px) and (min-width: 1152px)',
  phoneOnly: '@media (max-width: 767.98px)',
  /** A phone whose reader has zoomed in, down to 180 px: what is on one line elsewhere wraps. */
  zoomed: '@media (max-width: 319.98px)',
  collapsed: '@media (max-width: 990.98px)',
} as const
