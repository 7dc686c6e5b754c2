import { useState } from 'react'
import { Action } from '../controls/Action.tsx'
import { Modal } from './Modal.tsx'

interface AskModalProps {
  title: string
  words: string
  yes: string
  no: string
  /** Answers whether it is done; only then the modal closes by itself. */
  onYes: () => Promise<boolean>
  onClose: () => void
}

/** Asks before something goes away. */
export function AskModal({ title, words, yes, no, onYes, onClose }: AskModalProps) {
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
    </Modal>
  )
}
