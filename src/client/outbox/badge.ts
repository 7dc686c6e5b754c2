/** The badge of pages and workers; TypeScript knows it on neither without the other's library. */
type BadgeApi = { setAppBadge?: (count?: number) => Promise<void> }

/**
 * Shows on the installed app's icon how many reviews wait to be sent or need their writer; nothing where the browser
 * cannot.
 */
export function showBadge(count: number, { setAppBadge }: BadgeApi = navigator as BadgeApi): void {
  setAppBadge?.call(navigator, count).catch(() => {})
}
