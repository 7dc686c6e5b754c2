import { makeStyles } from '@fluentui/react-components'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { resetForm, resetPassword } from '../../../../contract/accounts/reset.ts'
import { buildPayload } from '../../../../contract/form/check.ts'
import type { ProblemCode } from '../../../../contract/problem.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { BrokenLink } from '../BrokenLink.tsx'

const useStyles = makeStyles({ lost: { marginBlockStart: '16px' } })

/**
 * `/password/reset/{token}`: sets a new password by the link of a mail; an invalid link says so. The person's data is
 * kept with their recovery code.
 */
export default function ResetPassword({ params: { token = '' } }: { params: { token?: string } }) {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const [broken, setBroken] = useState<ProblemCode>()
  const [choice, setChoice] = useState<unknown>()
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
        onChange={({ recovery }) => setChoice(recovery)}
        onSubmit={async (answers) => {
          const sent = await mutate({ body: { ...buildPayload(resetForm, answers), token } })
          if (sent.ok) navigate('/auth/login', { replace: true })
          setBroken(sent.problems.find(({ path }) => path === 'token')?.code)
          return sent.problems
        }}
      />
      {choice === 'none' && (
        <Notice
          tone="warn"
          className={styles.lost}
          icon={<Warning20Regular />}
          title={t('reset.lostTitle')}
          words={t('reset.lost')}
        />
      )}
    </AccountPage>
  )
}
