import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { resetForm, resetPassword } from '../../contract/accounts/reset.ts'
import type { ProblemCode } from '../../contract/problem.ts'
import { call } from '../api/page.ts'
import { AccountPage } from '../features/accounts/AccountPage.tsx'
import { BrokenLink } from '../features/accounts/BrokenLink.tsx'
import { useSending } from '../features/accounts/use-sending.ts'
import { FormView } from '../forms/FormView.tsx'
import { Action } from '../ui/Action.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { toast } from '../ui/toast.ts'

/** `/password/reset/{token}`: a new password by the link of a mail; a link that does not count says so. */
export default function ResetPassword({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('accounts')
  const [broken, setBroken] = useState<ProblemCode>()
  const { submit } = useSending((answers) => call(resetPassword, { body: { ...answers, token } }))
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
          const problems = await submit({ password: answers.password }, (_, text) => {
            toast({ kind: 'success', text: text ?? t('reset.done') })
            navigate('/auth/login', { replace: true })
          })
          setBroken(problems.find(({ path }) => path === 'token')?.code)
          return problems
        }}
      />
    </AccountPage>
  )
}
