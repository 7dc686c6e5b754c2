import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPasskey, beginPasskey, listPasskeys, passkeyForm } from '../../../contract/accounts/passkeys.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { showToast } from '../../platform/toast.ts'
import { getDeviceSecret } from '../../session/device-secret.ts'
import { findPasskeyBarrier } from '../../session/passkey-barrier.ts'
import { session } from '../../session/session.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

const useStyles = makeStyles({ list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' } })

/** A person's passkeys: each with its name and days, and a form for one more. */
export default function PasskeysSection() {
  const styles = useStyles()
  const { t } = useTranslation(['account-security', 'common'])
  const read = useQuery(listPasskeys)
  const { mutate: begin } = useMutation(beginPasskey, { quiet: true })
  const { mutate: add } = useMutation(addPasskey)
  /** Grows with each success, so that the form is empty again. */
  const [round, setRound] = useState(0)
  const submit = async (answers: RawAnswers) => {
    const barrier = findPasskeyBarrier()
    if (barrier) {
      showToast({ kind: 'error', text: t(`common:${barrier}`) })
      return []
    }
    const { user } = session.auth
    const begun = await begin()
    if (!begun.ok || !user) return begun.problems
    const { makePasskey } = await import('../../session/passkeys.ts')
    const made = await makePasskey(begun.data, user.data).catch(() => undefined)
    if (!made) {
      showToast({ kind: 'error', text: t('passkeys.notMade') })
      return []
    }
    const sent = await add({ body: { ...answers, ...made, device: getDeviceSecret() } })
    if (sent.ok) setRound(round + 1)
    return sent.problems
  }
  return (
    <ReadFrame read={read} failed={t('passkeys.failed')}>
      {(passkeys) => (
        <>
          <SectionCard title={t('passkeys.add')} words={t('passkeys.words')}>
            <FormView
              key={round}
              form={passkeyForm}
              strings="account-security"
              initial={{}}
              narrow
              submitLabel={t('passkeys.submit')}
              onSubmit={submit}
            />
          </SectionCard>
          {passkeys.length > 0 && (
            <SectionCard title={t('passkeys.title')} words={t('passkeys.listed')}>
              <ul className={styles.list}>
                {passkeys.map((one) => (
                  <PasskeyRow key={one.id} passkey={one} />
                ))}
              </ul>
            </SectionCard>
          )}
        </>
      )}
    </ReadFrame>
  )
}
