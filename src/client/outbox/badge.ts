import { getNavigator } from '../platform/browser.ts'

/** The badge of pages and workers; TypeScript knows it on neither without the other's library. */
type BadgeApi = { setAppBadge?: (count?: number) => Promise<void> }

/** What the badge counts: reviews that wait to be sent or need their writer, and what is followed and has news. */
type BadgeCounts = { unsent: number; news: number }
const counts: BadgeCounts = { unsent: 0, news: 0 }

/**
 * Shows the sum of both on the installed app's icon; a count that is not given stays as it was shown last. Nothing where
 * the browser cannot.
 */
export function showBadge(known: Partial<BadgeCounts>, { setAppBadge }: BadgeApi = getNavigator() as BadgeApi): void {
  Object.assign(counts, known)
  setAppBadge?.call(getNavigator(), counts.unsent + counts.news).catch(() => {})
}
