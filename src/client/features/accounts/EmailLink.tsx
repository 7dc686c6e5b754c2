import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { ProblemCode } from '../../../contract/problem.ts'
import { useMutation } from '../../data/mutation.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Outcome } from '../../ui/states/Outcome.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { AccountPage } from './AccountPage.tsx'
import { BrokenLink } from './BrokenLink.tsx'

interface EmailLinkProps {
  endpoint: Endpoint<any, any>
  token: string
  title: string
  words: string
  submit: string
  /** The words once it is done, and the next step. */
  done: string
  doneWords: string
  next: ReactNode
  onDone?: () => void
}

/**
 * The page of a mailed link about an address: nothing happens before the button is pressed, since programs that scan
 * mails open links too.
 */
export function EmailLink({ endpoint, token, title, words, submit, done, doneWords, next, onDone }: EmailLinkProps) {
  const { t } = useTranslation('accounts')
  const { mutate, busy } = useMutation(endpoint, {
    quiet: true,
    onRefused: ({ problems }) => problems.some(({ code }) => ofTheLink.has(code)),
  })
  const [state, setState] = useState<'done' | ProblemCode>()
  const redeemToken = async () => {
    const sent = await mutate({ body: { token } })
    if (sent.ok) onDone?.()
    setState(sent.ok ? 'done' : sent.refusal.problems.find(({ code }) => ofTheLink.has(code))?.code)
  }
  if (state === 'done')
    return (
      <AccountPage bare title={title}>
        <Outcome>
          <StateCard icon={<CheckmarkCircle24Regular />} title={done} words={doneWords} action={next} />
        </Outcome>
      </AccountPage>
    )
  if (state) return <BrokenLink problem={state} action={<Action href="/">{t('email.home')}</Action>} />
  return (
    <AccountPage
      title={title}
      words={words}
      promise={t('link.untouched')}
      below={
        <TextLink inText href="/">
          {t('link.keep')}
        </TextLink>
      }
    >
      <Action kind="primary" block disabled={busy} onClick={() => void redeemToken()}>
        {submit}
      </Action>
    </AccountPage>
  )
}

const ofTheLink: ReadonlySet<ProblemCode> = new Set(['token_unknown', 'token_used', 'token_expired', 'email_taken'])
