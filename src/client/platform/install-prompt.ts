import { createSignal } from './signal.ts'

/** Chromium's offer to install the site, which TypeScript's library does not know. */
export type InstallPrompt = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Set while the browser would install the site if asked. */
export const installPrompt = createSignal<InstallPrompt | undefined>(undefined)

/** Keeps the browser's offer for the moment a person wants it, instead of its own bar at a moment of its choosing. */
export function keepInstallPrompt(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => installPrompt.set(undefined))
}
