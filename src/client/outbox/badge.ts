import { getNavigator } from '../platform/browser.ts'

/** The badge of pages and workers; TypeScript knows it on neither without the other's library. */
type BadgeApi = { setAppBadge?: (count?: number) => Promise<void> }

/**
 * Shows on the installed app's icon how many reviews wait to be sent or need their writer; nothing where the browser
 * cannot.
 */
export function showBadge(count: number, { setAppBadge }: BadgeApi = getNavigator() as BadgeApi): void {
  setAppBadge?.call(getNavigator(), count).catch(() => {})
}
