import { type ReactNode, useState } from 'react'
import { Action } from '../controls/Action.tsx'
import { Modal } from './Modal.tsx'

interface AskModalProps {
  title: string
  words: string
  yes: string
  no: string
  /** Resolves with whether it was done; only then the modal closes by itself. */
  onYes: () => Promise<boolean>
  onClose: () => void
  /** What is chosen along with it. */
  children?: ReactNode
}

/** A modal that asks for confirmation before something is deleted. */
export function AskModal({ title, words, yes, no, onYes, onClose, children }: AskModalProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const done = await onYes()
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Action kind="ghost" disabled={busy} onClick={onClose}>
            {no}
          </Action>
          <Action kind="danger" disabled={busy} onClick={() => void confirm()}>
            {yes}
          </Action>
        </>
      }
    >
      <p>{words}</p>
      {children}
    </Modal>
  )
}
