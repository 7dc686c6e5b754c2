import { hasPasskeys, isSecure } from '../platform/browser.ts'

/** Returns why passkeys cannot be used here, as a key of the common texts; undefined where they can. */
export function findPasskeyBarrier(): 'needsHttps' | 'noPasskeys' | undefined {
  if (hasPasskeys()) return undefined
  return isSecure() ? 'noPasskeys' : 'needsHttps'
}
