import { lazy, Suspense } from 'react'
import { closeModal, openModal } from '../ui/modals.ts'
import { useSignal } from '../ui/signal.ts'

const LoginRequired = lazy(() => import('./LoginRequired.tsx'))
const NoticeModal = lazy(() => import('./NoticeModal.tsx'))
const ReportModal = lazy(() => import('./ReportModal.tsx'))
const ShareModal = lazy(() => import('./ShareModal.tsx'))

/** Whichever modal is open; each is loaded when it is first asked for. */
export function Modals() {
  const open = useSignal(openModal)
  if (!open) return null
  return (
    <Suspense>
      {open.kind === 'login' && <LoginRequired words={open.words} intent={open.intent} onClose={closeModal} />}
      {open.kind === 'share' && <ShareModal title={open.title} address={open.address} onClose={closeModal} />}
      {open.kind === 'notice' && <NoticeModal title={open.title} words={open.words} onClose={closeModal} />}
      {open.kind === 'report' && <ReportModal subject={open.subject} id={open.id} onClose={closeModal} />}
    </Suspense>
  )
}
