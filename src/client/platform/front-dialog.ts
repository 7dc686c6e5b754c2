import { createSignal } from './signal.ts'

/** The frontmost modal dialog: everything outside it is dimmed, ignores presses and is hidden from screen readers. */
export const frontDialog = createSignal<HTMLElement | undefined>(undefined)

/** Registers a dialog that shows in front of others that are open. Returns a function to call when it closes. */
export function showInFront(dialog: HTMLElement): () => void {
  const behind = frontDialog.get()
  frontDialog.set(dialog)
  return () => {
    if (frontDialog.get() === dialog) frontDialog.set(behind?.isConnected ? behind : undefined)
  }
}
