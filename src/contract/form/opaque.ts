/**
 * Returns a password in the one form it is kept in (RFC 8265, OpaqueString): composed letters, and a plain space for
 * every other blank. Keyboards and systems send the same letters in several forms. Nothing else is changed.
 */
export const toOpaque = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
