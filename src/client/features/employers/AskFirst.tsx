import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskModal } from '../../ui/overlays/AskModal.tsx'

interface AskFirstProps {
  title: string
  words: string
  yes: string
  /** Resolves with whether it was done; only then the modal closes by itself. */
  onYes: () => Promise<boolean>
  /** Renders the button that opens the question. */
  children: (open: () => void) => ReactNode
}

/** A button that asks for confirmation before it acts. */
export function AskFirst({ children, ...question }: AskFirstProps) {
  const { t } = useTranslation('employers')
  const [asking, setAsking] = useState(false)
  return (
    <>
      {children(() => setAsking(true))}
      {asking && <AskModal {...question} no={t('cancel')} onClose={() => setAsking(false)} />}
    </>
  )
}
