import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import {
  getAuthenticator,
  presenceByAuthenticatorForm,
  provePresenceByAuthenticator,
} from '../../../contract/accounts/totp.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'

const useStyles = makeStyles({ root: { marginBlockStart: '20px' } })

/**
 * The form for a code of the person's authenticator app, or a one-time code; `lesser` where it follows another way to
 * prove presence.
 */
export function PresenceAuthenticator({ lesser, onProven }: { lesser: boolean; onProven: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('presence')
  const { data: app } = useQuery(getAuthenticator)
  const { mutate } = useMutation(provePresenceByAuthenticator, { quiet: true, inForm: true })
  if (!app?.added) return null
  const prove = async (answers: RawAnswers) => {
    const sent = await mutate({ body: buildPayload(presenceByAuthenticatorForm, answers) })
    if (sent.ok) onProven()
    return sent.problems
  }
  return (
    <FormView
      className={styles.root}
      form={presenceByAuthenticatorForm}
      strings="presence"
      initial={{}}
      narrow
      lesser={lesser}
      submitLabel={t('app')}
      onSubmit={prove}
    />
  )
}
