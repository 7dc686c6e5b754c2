import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { resetForm, resetPassword } from '../../contract/accounts/reset.ts'
import type { ProblemCode } from '../../contract/problem.ts'
import { useMutation } from '../data/mutation.ts'
import { AccountPage } from '../features/accounts/AccountPage.tsx'
import { BrokenLink } from '../features/accounts/BrokenLink.tsx'
import { FormView } from '../forms/FormView.tsx'
import { Action } from '../ui/Action.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** `/password/reset/{token}`: a new password by the link of a mail; a link that does not count says so. */
export default function ResetPassword({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('accounts')
  const [broken, setBroken] = useState<ProblemCode>()
  const { mutate } = useMutation(resetPassword, { done: t('reset.done'), inForm: true })
  usePageTitle(t('reset.page'))
  if (broken)
    return (
      <BrokenLink
        problem={broken}
        action={
          <Action kind="primary" href="/auth/forgotPassword">
            {t('reset.again')}
          </Action>
        }
      />
    )
  return (
    <AccountPage mark title={t('reset.title')} words={t('reset.words')}>
      <FormView
        form={resetForm}
        strings="accounts"
        initial={{}}
        narrow
        submitLabel={t('reset.submit')}
        onSubmit={async (answers) => {
          const sent = await mutate({ body: { password: answers.password, token } })
          if (sent.ok) navigate('/auth/login', { replace: true })
          setBroken(sent.problems.find(({ path }) => path === 'token')?.code)
          return sent.problems
        }}
      />
    </AccountPage>
  )
}
