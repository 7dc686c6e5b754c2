import type { ManifestOptions } from 'vite-plugin-pwa'

/**
 * The web app manifest (design: offline 22). In Arabic, the language of most of its readers, whatever language they then
 * choose: a manifest is fetched once, for the device.
 */
export const manifest: Partial<ManifestOptions> = {}
