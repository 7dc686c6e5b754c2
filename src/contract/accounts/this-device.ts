import { optional, size, string } from 'superstruct'

/**
 * This browser's secret (32 bytes, base64url), which unlocks what its person wrote when they forget the password. It
 * travels beside a password or a link; a browser that keeps nothing, or that several people share, sends none.
 */
export const thisDevice = { device: optional(size(string(), 43)) }
