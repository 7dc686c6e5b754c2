import { createSignal } from './signal.ts'

/** The modal dialog before all else: what stands outside it is dimmed, answers no press and is read out to nobody. */
export const frontDialog = createSignal<HTMLElement | undefined>(undefined)

/** Says that a dialog shows before others that are open. Returns a function for when it is gone. */
export function showInFront(dialog: HTMLElement): () => void {
  const behind = frontDialog.get()
  frontDialog.set(dialog)
  return () => {
    if (frontDialog.get() === dialog) frontDialog.set(behind?.isConnected ? behind : undefined)
  }
}
