import { createSignal } from './signal.ts'

/** Chromium's `beforeinstallprompt` event, which TypeScript's library does not know. */
export type InstallPrompt = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Set while the browser offers to install the site. */
export const installPrompt = createSignal<InstallPrompt | undefined>(undefined)

/** Keeps the browser's install prompt until a person asks for it, instead of letting the browser show its own bar. */
export function deferInstallPrompt(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => installPrompt.set(undefined))
}
