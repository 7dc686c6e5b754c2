/**
 * A mark that says something by its colour alone, for makeStyles. Where people have chosen a few colours of their own
 * (high contrast), every other background goes; this one stays, and `base.css` takes its colour from theirs. It is printed,
 * too, where backgrounds are not.
 */
export const styleInContrast = (colour: string) =>
  ({ backgroundColor: colour, forcedColorAdjust: 'none', printColorAdjust: 'exact' }) as const

/** What the chosen one of several shows in high contrast, where its background is gone. */
export const chosenInContrast = {
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const
