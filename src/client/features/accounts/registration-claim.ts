const key = 'registrationClaim'

/**
 * Returns a random value that this browser sends along with a registration and again when the link of the mail is
 * opened here: then the link requires no password. It identifies nobody. Undefined where the browser stores nothing.
 */
export function keepClaim(): string | undefined {
  try {
    const kept = localStorage.getItem(key)
    if (kept) return kept
    const made = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')
    localStorage.setItem(key, made)
    return made
  } catch {
    return undefined
  }
}

/** Returns the claim of an earlier registration in this browser. */
export function readClaim(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Deletes the claim, once the link was opened. */
export function forgetClaim(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where storage is unavailable, nothing was stored.
  }
}
