const key = 'deviceSecret'

/**
 * Returns a random value this browser keeps for those who sign in through a provider, who have no password that could
 * lock what they write. It identifies nobody and stays at sign-out: without it their recovery code is asked for again.
 * Where nothing can be stored it is a new one each time.
 */
export function getDeviceSecret(): string {
  try {
    const kept = localStorage.getItem(key)
    if (kept && /^[\w-]{43}$/.test(kept)) return kept
    const made = createSecret()
    localStorage.setItem(key, made)
    return made
  } catch {
    return createSecret()
  }
}

function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}
