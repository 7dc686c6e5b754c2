import { makeStyles } from '@fluentui/react-components'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { resetForm, resetHereForm, resetPassword } from '../../../../contract/accounts/reset.ts'
import { buildPayload } from '../../../../contract/form/check.ts'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import type { Problem, ProblemCode } from '../../../../contract/problem.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { getKeptDevice } from '../../../session/device-secret.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { BrokenLink } from '../BrokenLink.tsx'

/** The server's answer to a browser that does not open the account. */
const recoveryMissing: readonly Problem[] = [{ path: 'recovery', code: 'recovery_missing' }]

const useStyles = makeStyles({ lost: { marginBlockStart: '16px' } })

/**
 * `/password/reset/{token}`: sets a new password by the link of a mail; an invalid link says so. Where this browser
 * opens the account everything is kept without a question; otherwise the recovery code is asked for.
 */
export default function ResetPassword({ params: { token = '' } }: { params: { token?: string } }) {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const [broken, setBroken] = useState<ProblemCode>()
  const [choice, setChoice] = useState<unknown>()
  /** The answers so far, once this browser has turned out not to open the account. */
  const [unknown, setUnknown] = useState<RawAnswers>()
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
  const form = unknown ? resetForm : resetHereForm
  return (
    <AccountPage
      mark
      title={t('reset.title')}
      words={t(unknown ? 'reset.unknown' : 'reset.words')}
      below={
        <TextLink inText href="/auth/login">
          {t('forgot.back')}
        </TextLink>
      }
    >
      <FormView
        key={unknown ? 'asks' : 'here'}
        form={form}
        strings="accounts"
        initial={unknown ?? {}}
        problems={unknown && recoveryMissing}
        narrow
        submitLabel={t('reset.submit')}
        onChange={({ recovery }) => setChoice(recovery)}
        onSubmit={async (answers) => {
          const sent = await mutate({ body: { ...buildPayload(form, answers), ...getKeptDevice(), token } })
          if (sent.ok) navigate('/auth/login', { replace: true })
          setBroken(sent.problems.find(({ path }) => path === 'token')?.code)
          if (unknown || !sent.problems.some(({ path }) => path === 'recovery')) return sent.problems
          setUnknown(answers)
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
