import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskModal } from '../../ui/overlays/AskModal.tsx'

interface AskFirstProps {
  title: string
  words: string
  yes: string
  /** Answers whether it is done; only then the question closes by itself. */
  onYes: () => Promise<boolean>
  /** What opens the question. */
  children: (open: () => void) => ReactNode
}

/** A button that asks before it acts. */
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
