import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { recoveryCodeForm } from '../../../contract/accounts/recovery-code.ts'
import { socialLogin } from '../../../contract/accounts/social.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { signIn } from '../../session/session.ts'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { WaitNotice } from './WaitNotice.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px', marginBlockStart: '20px', paddingBlockStart: '20px', ...lineAbove },
})

/** A provider's sign-in response, and the secret of this browser. */
export type SocialAnswers = Readonly<Record<string, unknown>>

/**
 * The form for a person whom a provider vouches for in a browser that is new to them: their recovery code unlocks their
 * data.
 */
export function NewBrowser({ answers }: { answers: SocialAnswers }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('accounts')
  const { mutate, waitUntil } = useMutation(socialLogin, { quiet: true, inForm: true, waits: true })
  return (
    <section className={styles.root} data-new-browser>
      <h2 className={text.h16}>{t('social.codeTitle')}</h2>
      <p className={mergeClasses(text.s13, text.muted)}>{t('social.codeWords')}</p>
      <WaitNotice until={waitUntil} />
      <FormView
        form={recoveryCodeForm}
        strings="accounts"
        initial={{}}
        narrow
        lesser
        submitLabel={t('social.codeSubmit')}
        onSubmit={async (given) => {
          const sent = await mutate({ body: { ...answers, ...given } })
          if (sent.ok) signIn(sent.data)
          return sent.problems
        }}
      />
    </section>
  )
}
