import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadPart } from '../../i18n/part.ts'
import { signOutPrompt } from '../../outbox/sign-out-prompt.ts'
import { frontDialog } from '../../platform/front-dialog.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { closeModal, type OpenModal, openModal } from '../../platform/modals.ts'
import { usePreload } from '../../platform/preload.ts'
import { useSignal } from '../../platform/signal.ts'
import { loadModalSurface } from '../../ui/overlays/Modal.tsx'

const FocusKeeper = lazyWithRetry(() => loadModalSurface().then((module) => ({ default: module.FocusKeeper })))
const LoginRequired = lazyWithRetry(() => import('./LoginRequired.tsx'))
const ReportModal = lazyWithRetry(() => import('./ReportModal.tsx'))
const ShareModal = lazyWithRetry(() => import('./ShareModal.tsx'))
const DisplayModal = loadPart('display', () => import('./DisplayModal.tsx'))
const PresenceModal = loadPart(['presence', 'forms', 'problems'], () => import('./PresenceModal.tsx'))
const SecondFactorModal = loadPart('presence', () => import('./SecondFactorModal.tsx'))
const SignOutDialog = loadPart('outbox', () => import('../../features/outbox/SignOutDialog.tsx'))
const UnlockModal = loadPart(
  ['unlock', 'decisions', 'forms', 'problems'],
  () => import('../../features/unlock/UnlockModal.tsx'),
)

/** The open modal, and the question at sign-out, if any; each is loaded when it is first opened. */
export function Modals() {
  const open = useSignal(openModal)
  const { waiting, answer } = useSnapshot(signOutPrompt)
  usePreload(loadModalSurface)
  return (
    <>
      <Suspense>{useOnceOpened() && <FocusKeeper />}</Suspense>
      <Suspense>{open && <One open={open} />}</Suspense>
      <Suspense>{answer && <SignOutDialog waiting={waiting} answer={answer} />}</Suspense>
    </>
  )
}

/** Whether a dialog is open, in the shell or elsewhere on the page, or has been. */
function useOnceOpened(): boolean {
  const [once, setOnce] = useState(false)
  const isOpen = useSignal(frontDialog) !== undefined
  if (isOpen && !once) setOnce(true)
  return once
}

function One({ open }: { open: OpenModal }) {
  return (
    <>
      {open.kind === 'login' && <LoginRequired words={open.words} intent={open.intent} onClose={closeModal} />}
      {open.kind === 'share' && <ShareModal title={open.title} address={open.address} onClose={closeModal} />}
      {open.kind === 'display' && <DisplayModal onClose={closeModal} />}
      {open.kind === 'presence' && <PresenceModal by={open.by} onDone={open.done} />}
      {open.kind === 'second' && <SecondFactorModal missing={open.missing} onClose={closeModal} />}
      {open.kind === 'unlock' && <UnlockModal company={open.company} onClose={closeModal} />}
      {open.kind === 'report' && <ReportModal subject={open.subject} id={open.id} onClose={closeModal} />}
    </>
  )
}
