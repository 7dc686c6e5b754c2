import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { passkeyLogin } from '../../../contract/accounts/passkeys.ts'
import { presenceForm } from '../../../contract/accounts/presence.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { signIn } from '../../session/session.ts'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import type { PasskeyAnswers } from './PasskeySignIn.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', marginBlockStart: '20px', paddingBlockStart: '20px', ...lineAbove },
})

/**
 * The form for a passkey that cannot lock anything, in a browser that is new to it: the password or the code unlocks
 * the account once.
 */
export default function PasskeyKey({ answers }: { answers: PasskeyAnswers }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('accounts')
  const { mutate } = useMutation(passkeyLogin, { quiet: true, inForm: true })
  return (
    <section className={styles.root} data-passkey-key>
      <h2 className={text.h16}>{t('passkey.keyTitle')}</h2>
      <p className={mergeClasses(text.s13, text.muted)}>{t('passkey.keyWords')}</p>
      <FormView
        form={presenceForm}
        strings="presence"
        initial={{ by: 'password' }}
        narrow
        lesser
        submitLabel={t('passkey.keySubmit')}
        onSubmit={async (given) => {
          const { by: _, ...key } = buildPayload(presenceForm, given)
          const sent = await mutate({ body: { ...answers, ...key } })
          if (sent.ok) signIn(sent.data)
          return sent.problems
        }}
      />
    </section>
  )
}
