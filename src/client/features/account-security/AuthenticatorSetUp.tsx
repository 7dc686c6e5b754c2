import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { addAuthenticator, authenticatorForm, buildTotpUri } from '../../../contract/accounts/totp.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { session } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SkeletonBlock } from '../../ui/states/SkeletonBlock.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const QrPicture = lazyWithRetry(() => import('./QrPicture.tsx'))

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', justifyItems: 'start' },
  key: {
    display: 'block',
    marginBlockStart: '4px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.brandTint,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  // Six digits need no more.
  form: { justifySelf: 'stretch', maxWidth: '320px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '20px' },
})

interface AuthenticatorSetUpProps {
  secret: string
  onAdded: (codes: readonly string[]) => void
  onClose: () => void
}

/** A new secret as a QR code and as a text, and the form for the first code made with it. */
export function AuthenticatorSetUp({ secret, onAdded, onClose }: AuthenticatorSetUpProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('account-security')
  const { mutate } = useMutation(addAuthenticator)
  const address = buildTotpUri(secret, session.auth.user?.data.email ?? '')
  const confirm = async (answers: RawAnswers) => {
    const sent = await mutate({ body: { ...answers, secret } })
    if (sent.ok) onAdded(sent.data.codes)
    return sent.problems
  }
  return (
    <div className={styles.root}>
      <div>
        <h3 className={text.h14}>{t('app.scan')}</h3>
        <p className={mergeClasses(text.s13, text.muted)}>{t('app.scanWords')}</p>
      </div>
      <Suspense fallback={<SkeletonBlock width="208px" height={208} radius={8} />}>
        <QrPicture text={address} label={t('app.picture')} />
      </Suspense>
      <Action href={address}>{t('app.openAuthenticator')}</Action>
      <div>
        <p className={mergeClasses(text.s13, text.muted)}>{t('app.key')}</p>
        <output className={styles.key} dir="ltr" translate="no" data-secret>
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </output>
      </div>
      <FormView
        className={styles.form}
        form={authenticatorForm}
        strings="account-security"
        initial={{}}
        narrow
        actions={
          <div className={styles.actions}>
            <Action kind="primary" type="submit">
              {t('app.submit')}
            </Action>
            <Action kind="ghost" onClick={onClose}>
              {t('app.cancel')}
            </Action>
          </div>
        }
        onSubmit={confirm}
      />
    </div>
  )
}
