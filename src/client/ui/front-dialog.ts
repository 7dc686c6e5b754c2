import { createSignal } from './signal.ts'

/** The modal dialog before all else: what stands outside it is dimmed, answers no press and is read out to nobody. */
export const frontDialog = createSignal<HTMLDialogElement | undefined>(undefined)

/** Shows a dialog modally, before others that are open. Returns a function that closes it. */
export function showInFront(dialog: HTMLDialogElement): () => void {
  const behind = frontDialog.get()
  dialog.showModal()
  frontDialog.set(dialog)
  return () => {
    if (frontDialog.get() === dialog) frontDialog.set(behind?.open ? behind : undefined)
    dialog.close()
  }
}
