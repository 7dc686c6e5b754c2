import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { deleteEverything } from '../../../contract/accounts/closing.ts'
import { passwordAgainForm } from '../../../contract/accounts/security.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { forgetOnDevice } from '../../outbox/sign-out.ts'
import { signOut } from '../../session/session.ts'
import { Modal } from '../../ui/Modal.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 16px' } })

/** The last question before everything goes: here the password is asked for again. What waits on this device goes too. */
export function DeleteModal({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const { mutate } = useMutation(deleteEverything)
  const submit = async (answers: RawAnswers) => {
    const sent = await mutate({ body: answers })
    if (sent.ok) {
      await forgetOnDevice()
      signOut()
      navigate('/')
    }
    return sent.problems
  }
  return (
    <Modal title={t('delete.sure')} onClose={onClose}>
      <p className={styles.words}>{t('delete.last')}</p>
      <FormView
        form={passwordAgainForm}
        strings="account-security"
        initial={{}}
        narrow
        danger
        submitLabel={t('delete.submit')}
        onSubmit={submit}
      />
    </Modal>
  )
}
