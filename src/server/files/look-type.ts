/** A picture as its headers describe it. `plain` is the same picture with only what is needed to decode it. */
export type Picture = { type: 'image/png' | 'image/jpeg'; width: number; height: number; plain: Buffer }

/**
 * The type of a file by its content; undefined for types that are not accepted. `wrong` is why a file of an accepted
 * type is refused.
 */
export type Look =
  | Picture
  | { type: 'application/pdf' }
  | { type: 'image/png' | 'image/jpeg' | 'application/pdf'; wrong: 'file_broken' | 'file_active' }
