/**
 * A background whose colour alone carries the information, for makeStyles. In forced colours mode (high contrast) every
 * other background is removed; this one stays, and `base.css` takes its colour from the system's. It is printed, too,
 * where other backgrounds are not.
 */
export const styleInContrast = (colour: string) =>
  ({ backgroundColor: colour, forcedColorAdjust: 'none', printColorAdjust: 'exact' }) as const

/** The outline of the selected one of several in high contrast, where its background is removed. */
export const chosenInContrast = {
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const
