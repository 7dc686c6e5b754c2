const key = 'registrationClaim'

/**
 * A random value this browser sends along with a registration and shows again when the link of the mail is opened here:
 * then the link asks for no password. It names nobody. Undefined where the browser keeps nothing.
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

/** The claim of an earlier registration here. */
export function readClaim(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Once the link is opened nothing of it is left. */
export function forgetClaim(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing may be kept nothing was.
  }
}
