import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Redirect } from 'wouter'
import { getEmployerDetails, signUpEmployer } from '../../contract/employers/sign-up.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import { useMutation } from '../data/mutation.ts'
import { useQuery } from '../data/query.ts'
import { AccountPage } from '../features/accounts/AccountPage.tsx'
import { MailSent } from '../features/accounts/MailSent.tsx'
import { createClaim } from '../features/accounts/registration-claim.ts'
import { WaitNotice } from '../features/accounts/WaitNotice.tsx'
import { SignUpForm } from '../features/employers-entry/SignUpForm.tsx'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import { Action } from '../ui/controls/Action.tsx'
import { TextLink } from '../ui/controls/TextLink.tsx'
import { PageSkeleton } from '../ui/states/PageSkeleton.tsx'

/** Where an employer goes after the login: to the form with the letter. */
const next = { from: '/for-employers', intent: 'unlock' }

type SentSignUp = { message: string | undefined; answers: RawAnswers }

/** `/for-employers/register`: employer sign-up, then the mail. A signed-in person has an account already. */
export default function EmployerRegister() {
  const { t } = useTranslation('employers-entry')
  const { auth } = useSnapshot(session)
  usePageTitle(t('register.page'))
  return auth.user ? <SignedIn represents={(auth.user.represents?.length ?? 0) > 0} /> : <SignUp />
}

/** Sends employers to their area, anybody else to the home page. */
function SignedIn({ represents }: { represents: boolean }) {
  const read = useQuery(getEmployerDetails, represents ? null : {})
  if (represents || read.data?.details) return <Redirect to="/employer" replace />
  return read.state === 'loading' ? <PageSkeleton /> : <Redirect to="/" replace />
}

function SignUp() {
  const { t } = useTranslation('employers-entry')
  const accounts = useTranslation('accounts').t
  const [sent, setSent] = useState<SentSignUp>()
  const [changing, setChanging] = useState<RawAnswers>()
  const { mutate, waitUntil } = useMutation(signUpEmployer, { quiet: true, inForm: true, waits: true })
  const below = (
    <>
      {t('register.have')}{' '}
      <TextLink inText href="/auth/login" state={next}>
        {t('register.login')}
      </TextLink>
      <br />
      {t('register.member')}{' '}
      <TextLink inText href="/auth/register">
        {t('register.memberLink')}
      </TextLink>
    </>
  )
  if (sent)
    return (
      <AccountPage bare title={t('register.title')} promise={t('register.promise')} below={below}>
        <MailSent
          title={sent.message ?? accounts('sent.title')}
          email={String(sent.answers.email)}
          action={
            <Action
              onClick={() => {
                setChanging(sent.answers)
                setSent(undefined)
              }}
            >
              {accounts('sent.again')}
            </Action>
          }
        />
      </AccountPage>
    )
  return (
    <AccountPage title={t('register.title')} words={t('register.words')} promise={t('register.promise')} below={below}>
      <SignUpForm
        start={changing}
        notice={<WaitNotice until={waitUntil} />}
        onSubmit={async (payload, answers, done) => {
          const sent = await mutate({ body: { ...payload, claim: createClaim() } })
          if (sent.ok) {
            done()
            setSent({ message: sent.message, answers })
          }
          return sent.problems
        }}
      />
    </AccountPage>
  )
}
