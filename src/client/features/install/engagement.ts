/** Pages seen in one visit after which the site may offer to be installed. */
const pagesSeen = 3
/** A declined offer is not repeated for so long. */
const quietDays = 90
const key = 'installDeclined'

/** Whether to offer now: the person is at home here (or has something of theirs here), and has not declined lately. */
export function mayOffer(seen: number, hasSaved: boolean, now: number, storage: Pick<Storage, 'getItem'>): boolean {
  if (seen < pagesSeen && !hasSaved) return false
  try {
    const declined = Number(storage.getItem(key) ?? 0)
    // A time ahead of now is the doing of a wrong clock.
    return declined > now || now - declined > quietDays * 86_400_000
  } catch {
    return false
  }
}

export function decline(now: number, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(key, String(now))
  } catch {
    // Then it asks again another day.
  }
}
