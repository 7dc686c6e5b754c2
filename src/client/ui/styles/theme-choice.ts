import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../platform/device-storage.ts'
import type { Scheme } from './theme.ts'

const KEY = 'theme'
const listeners = new Set<() => void>()

function readStoredChoice(): Scheme | undefined {
  const value = deviceStorage.getItem(KEY)
  return value === 'light' || value === 'dark' ? value : undefined
}

const querySystemDark = () => matchMedia('(prefers-color-scheme: dark)')

/** Returns the current colour scheme: the person's stored choice, else the system's. */
export function getScheme(): Scheme {
  return readStoredChoice() ?? (querySystemDark().matches ? 'dark' : 'light')
}

/** Sets the scheme on `<html data-theme>` for the page's own colours, and tints the browser's bar. */
export function paintDocument(scheme: Scheme): void {
  const root = document.documentElement
  // Setting the same value again would have every element's style recomputed.
  if (root.dataset.theme !== scheme) root.dataset.theme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = scheme === 'dark' ? '#121F22' : '#FFFFFF'
  }
}

/** Stores a choice for this device; everything is repainted at once. */
export function chooseScheme(scheme: Scheme): void {
  deviceStorage.setItem(KEY, scheme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const system = querySystemDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}

/**
 * Returns the current colour scheme and follows changes of the system, this page and other tabs. Light while rendered
 * on a server.
 */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, getScheme, () => 'light')
}
