import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../contract/problem.ts'
import { queue } from '../../outbox/queue.ts'
import type { SubmitOutcome } from '../../outbox/submit.ts'
import type { OpenDraft } from '../../outbox/use-draft.ts'
import { isOffline } from '../../platform/browser.ts'
import { askLogin } from '../../platform/modals.ts'
import { showToast, updateToast } from '../../platform/toast.ts'
import { session } from '../../session/session.ts'

/** The words of a form's submission. */
export type SubmitWords = Record<'pending' | 'sent' | 'failed' | 'again' | 'waiting' | 'waitingWords' | 'login', string>

type SubmitOptions = {
  draft: Pick<OpenDraft, 'flush'>
  submit: () => Promise<SubmitOutcome>
  words: SubmitWords
  /** Called once the server has it. */
  onSent: () => void
  /** Called once it is saved on the device, from where it is sent automatically. */
  onKept: () => void
}

/**
 * Submits a form and shows the outcome (spec 8, review submit): a pending toast, then the server's message, or 'Backend
 * Error Occured' where there is none. A visitor logs in first; what they wrote is kept. Resolves with the problems to
 * show beside the fields.
 */
export async function submitAndReport({
  draft,
  submit,
  words,
  onSent,
  onKept,
}: SubmitOptions): Promise<readonly Problem[]> {
  if (!session.auth.user) {
    await draft.flush()
    askLogin(words.login)
    return []
  }
  const shown = showToast({ kind: 'pending', text: words.pending })
  const outcome = await submit()
  switch (outcome.state) {
    case 'sent':
      updateToast(shown, { kind: 'success', text: outcome.message ?? words.sent })
      onSent()
      return []
    case 'waiting':
      if (queue.offline || isOffline())
        updateToast(shown, { kind: 'info', text: words.waiting, detail: words.waitingWords })
      else updateToast(shown, { kind: 'error', text: outcome.message ?? words.failed, detail: words.again })
      onKept()
      return []
    case 'held':
      updateToast(shown, { kind: 'info', text: words.waiting })
      // When the session has just ended, the shell itself says so and leads to the login.
      if (session.auth.user) askLogin(words.login)
      return []
    case 'refused':
      updateToast(shown, { kind: 'error', text: outcome.message ?? words.failed })
      return outcome.problems
  }
}

/** Returns the default words of a submission; `sent` where the server has no message of its own. */
export function useSubmitWords(sent?: string): SubmitWords {
  const { t } = useTranslation('forms')
  return { ...t('send', { returnObjects: true }), ...(sent && { sent }) }
}
