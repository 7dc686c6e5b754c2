/** How many pages a visitor must have seen in one visit before the site offers to be installed. */
const pagesSeen = 3
/** For how many days a declined offer is not repeated. */
const quietDays = 90
const key = 'installDeclined'

/**
 * Whether to offer the installation: the person has seen enough pages (or has something saved here), and has not
 * declined lately.
 */
export function mayOffer(seen: number, hasSaved: boolean, now: number, storage: Pick<Storage, 'getItem'>): boolean {
  if (seen < pagesSeen && !hasSaved) return false
  try {
    const declined = Number(storage.getItem(key) ?? 0)
    // A time in the future was stored with a wrong clock.
    return declined > now || now - declined > quietDays * 86_400_000
  } catch {
    return false
  }
}

export function decline(now: number, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(key, String(now))
  } catch {
    // Without storage the offer is repeated another day.
  }
}
