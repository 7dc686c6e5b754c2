import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { getRecovery } from '../../contract/accounts/recovery-code.ts'
import { createAnswers } from '../../contract/form/check.ts'
import { infoForm } from '../../contract/profile/forms.ts'
import { getDetails, saveInfo } from '../../contract/profile/profile.ts'
import { useMutation } from '../data/mutation.ts'
import { useQuery } from '../data/query.ts'
import { AccountPage } from '../features/accounts/AccountPage.tsx'
import { takeReturn } from '../features/accounts/return-to.ts'
import { RecoveryCode } from '../features/recovery/RecoveryCode.tsx'
import { FormSkeleton } from '../forms/FormSkeleton.tsx'
import { FormView } from '../forms/FormView.tsx'
import { deviceStorage } from '../platform/device-storage.ts'
import { usePageTitle } from '../router/page-title.ts'
import { findReturnPath } from '../router/return-path.ts'
import { TextButton } from '../ui/controls/TextButton.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'

const useStyles = makeStyles({ later: { display: 'flex', justifyContent: 'center', marginBlockStart: '12px' } })

/** `/user/add_info`: the step that completes a registration, once the e-mail is verified (spec 2, spec 4). */
export default function AddInfo() {
  const styles = useStyles()
  const { t } = useTranslation(['accounts', 'recovery'])
  const recovery = useQuery(getRecovery)
  const [asking, setAsking] = useState(false)
  const read = useQuery(getDetails)
  const { mutate } = useMutation(saveInfo, { inForm: true })
  usePageTitle(t('addInfo.page'))
  // Returns to the page from which the person had to register, and resumes what they were doing there.
  const leave = () => {
    const to = takeReturn(deviceStorage, Date.now())
    navigate(findReturnPath(to), { state: to, replace: true })
  }
  // The last step is the recovery code, unless they have one already.
  const moveOn = () => (recovery.data?.from ? leave() : setAsking(true))
  if (asking)
    return (
      <AccountPage mark title={t('recovery:title')} words={t('recovery:words')}>
        <RecoveryCode onKept={leave} />
        <div className={styles.later}>
          <TextButton onClick={leave}>{t('recovery:later')}</TextButton>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage mark title={t('addInfo.title')} words={t('addInfo.words')}>
      <ReadFrame read={read} failed={t('addInfo.failed')} skeleton={<FormSkeleton form={infoForm} />}>
        {({ info }) => (
          <FormView
            form={infoForm}
            strings="profile"
            narrow
            initial={{ ...createAnswers(infoForm), ...info }}
            submitLabel={t('addInfo.submit')}
            onSubmit={async (body) => {
              const sent = await mutate({ body })
              if (sent.ok) moveOn()
              return sent.problems
            }}
          />
        )}
      </ReadFrame>
      {read.state !== 'loading' && (
        <div className={styles.later}>
          <TextButton onClick={moveOn}>{t('addInfo.later')}</TextButton>
        </div>
      )}
    </AccountPage>
  )
}
