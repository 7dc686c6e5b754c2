import type { TFunction } from 'i18next'
import type { Problem } from '../../../contract/problem.ts'
import type { SubmitOutcome } from '../../outbox/submit.ts'
import { askLogin } from '../../ui/modals.ts'
import { toast, updateToast } from '../../ui/toast.ts'

type Sending = {
  submit: () => Promise<SubmitOutcome>
  /** Whether the last attempt found no network. */
  offline: () => boolean
  t: TFunction<'reviews'>
  /** The server has the review. */
  onSent: () => void
  /** It is kept on the device and goes by itself. */
  onKept: () => void
}

/**
 * Hands a review over and says how it went (spec 8, review submit): a pending toast, then the server's words, or
 * 'Backend Error Occured' where it has none. Resolves with the problems to show beside the fields.
 */
export async function sendReview({ submit, offline, t, onSent, onKept }: Sending): Promise<readonly Problem[]> {
  const shown = toast({ kind: 'pending', text: t('send.pending') })
  const outcome = await submit()
  switch (outcome.state) {
    case 'sent':
      updateToast(shown, { kind: 'success', text: outcome.message ?? t('send.sent') })
      onSent()
      return []
    case 'waiting':
      if (offline()) updateToast(shown, { kind: 'info', text: t('send.waiting'), detail: t('send.waitingWords') })
      else updateToast(shown, { kind: 'error', text: outcome.message ?? t('send.failed'), detail: t('send.again') })
      onKept()
      return []
    case 'held':
      updateToast(shown, { kind: 'info', text: t('send.waiting') })
      askLogin(t('send.login'))
      return []
    case 'refused':
      updateToast(shown, { kind: 'error', text: outcome.message ?? t('send.failed') })
      return outcome.problems
  }
}
