/** A picture as its own parts tell it. `plain` is the same picture without anything but what drawing it takes. */
export type Picture = { type: 'image/png' | 'image/jpeg'; width: number; height: number; plain: Buffer }

/**
 * What a file is by its content; undefined for anything we do not take. `wrong` is why it is not taken although it is of
 * such a kind.
 */
export type Look =
  | Picture
  | { type: 'application/pdf' }
  | { type: 'image/png' | 'image/jpeg' | 'application/pdf'; wrong: 'file_broken' | 'file_active' }
