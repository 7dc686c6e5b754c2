import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { CloudDismiss24Regular } from '@fluentui/react-icons/svg/cloud-dismiss'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verify, verifyPasswordForm } from '../../../../contract/accounts/registration.ts'
import { type MutationResult, useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { getKeptDevice } from '../../../session/device-secret.ts'
import { session, signIn } from '../../../session/session.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { SkeletonBlock } from '../../../ui/states/SkeletonBlock.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { BrokenLink } from '../BrokenLink.tsx'
import { forgetClaim, readClaim } from '../registration-claim.ts'

/**
 * The next step after a registration; a person who opened its link before and is not signed in goes there through the
 * login.
 */
const next = {
  member: { to: '/user/add_info', intent: undefined, on: 'verify.on', login: 'verify.login' },
  employer: { to: '/for-employers', intent: 'unlock', on: 'verify.unlock', login: 'verify.unlockLogin' },
} as const

/**
 * Returns a function that opens the link, with the claim of the browser the registration was made in, or with its
 * password; the screen shows the outcome.
 */
function useOpening(token: string) {
  const { mutate } = useMutation(verify, { quiet: true, inForm: true, onRefused: () => true })
  return useCallback(
    async (password?: string) => {
      // A person who is signed in already stays signed in.
      const sign_in = session.auth.token === null
      const opened = await mutate({ body: { token, claim: readClaim(), password, sign_in, ...getKeptDevice() } })
      if (opened.ok) forgetClaim()
      if (opened.ok && opened.data.session && session.auth.token === null) signIn(opened.data.session)
      return opened
    },
    [mutate, token],
  )
}

/**
 * `/auth/verify/{token}`: verifies the e-mail by the link of the mail, which signs in the person who registered, then
 * leads on to the last step (spec 4).
 */
export default function Verify({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation(['accounts', 'common'])
  const signedIn = useSignedIn()
  const [outcome, setOutcome] = useState<MutationResult<{ as: keyof typeof next }>>()
  const open = useOpening(token)
  const asked = useRef(false)
  usePageTitle(t('verify.page'))
  const ask = useCallback(async () => {
    setOutcome(undefined)
    setOutcome(await open())
  }, [open])
  useEffect(() => {
    // A link works once, so the request is made once.
    if (asked.current) return
    asked.current = true
    void ask()
  }, [ask])

  const { to, intent, on, login } = next[outcome?.ok ? outcome.data.as : 'member']
  const ahead = signedIn ? (
    <Action kind="primary" href={to} state={{ intent }}>
      {t(on)}
    </Action>
  ) : (
    <Action kind="primary" href="/auth/login" state={{ from: to, intent }}>
      {t(login)}
    </Action>
  )
  if (!outcome)
    return (
      <AccountPage bare title={t('verify.title')}>
        <Card padded aria-busy="true">
          <SkeletonBlock width="100%" height={96} radius={8} />
        </Card>
      </AccountPage>
    )
  if (outcome.ok)
    return (
      <AccountPage bare title={t('verify.title')}>
        <StateCard
          icon={<CheckmarkCircle24Regular />}
          title={t('verify.done')}
          words={outcome.message}
          action={ahead}
        />
      </AccountPage>
    )
  if (outcome.problems.some(({ path }) => path === 'password'))
    return (
      <AccountPage title={t('verify.ask')} words={t('verify.askWords')}>
        <FormView
          form={verifyPasswordForm}
          strings="accounts"
          initial={{}}
          narrow
          submitLabel={t('verify.confirm')}
          onSubmit={async ({ password }) => {
            const found = await open(String(password))
            if (!found.ok && found.problems.some(({ path }) => path === 'password')) return found.problems
            setOutcome(found)
            return []
          }}
        />
      </AccountPage>
    )
  const problem = outcome.problems.find(({ path }) => path === 'token')?.code
  if (!problem)
    return (
      <AccountPage bare title={t('verify.title')}>
        <StateCard
          tone="wrong"
          icon={<CloudDismiss24Regular />}
          title={outcome.refusal.message ?? t('common:unreachable')}
          action={<Action onClick={() => void ask()}>{t('verify.retry')}</Action>}
        />
      </AccountPage>
    )
  // A link opened twice has most likely worked the first time.
  const action = problem === 'token_used' ? ahead : <Action href="/auth/register">{t('verify.register')}</Action>
  return <BrokenLink problem={problem} action={action} />
}
