import { makeStyles } from '@fluentui/react-components'
import { Fingerprint20Regular } from '@fluentui/react-icons/svg/fingerprint'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askPasskey, passkeyLogin } from '../../../contract/accounts/passkeys.ts'
import type { Problem } from '../../../contract/problem.ts'
import { sendMutation, useMutation } from '../../data/mutation.ts'
import { loadPart } from '../../i18n/part.ts'
import { showToast } from '../../platform/toast.ts'
import { getDeviceSecret } from '../../session/device-secret.ts'
import { findPasskeyBarrier } from '../../session/passkey-barrier.ts'
import { signIn } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'

const useStyles = makeStyles({ root: { marginBlockStart: '20px' } })
const PasskeyKey = loadPart(['presence', 'forms', 'problems'], () => import('./PasskeyKey.tsx'))
const loadPasskeys = () => import('../../session/passkeys.ts')

/** A passkey's response, and what this browser adds to it. */
export type PasskeyAnswers = Readonly<Record<string, unknown>>

/** A challenge is valid for five minutes: before it expires, in ms, passkeys are offered with a new one. */
const renewal = 240_000

/**
 * Whether neither the passkey nor this browser can unlock the account, so that the password or the code is needed once.
 */
const needsKey = (problems: readonly Problem[]) => problems.some(({ code }) => code === 'passkey_key_needed')

/** The button that signs in with a passkey; the browser may offer one in the field of the e-mail as well. */
export function PasskeySignIn() {
  const styles = useStyles()
  const { t } = useTranslation(['accounts', 'common'])
  const { mutate, busy } = useMutation(passkeyLogin, { quiet: true, onRefused: ({ problems }) => needsKey(problems) })
  const { mutate: begin } = useMutation(askPasskey, { quiet: true })
  const [asked, setAsked] = useState<PasskeyAnswers>()
  const finish = useCallback(
    async (used: object) => {
      const answers = { ...used, device: getDeviceSecret() }
      const sent = await mutate({ body: answers })
      if (sent.ok) signIn(sent.data)
      else if (needsKey(sent.refusal.problems)) setAsked(answers)
    },
    [mutate],
  )
  useOffer(finish)
  const askForPasskey = async () => {
    const barrier = findPasskeyBarrier()
    if (barrier) return void showToast({ kind: 'error', text: t(`common:${barrier}`) })
    const [{ signWithPasskey }, begun] = await Promise.all([loadPasskeys(), begin()])
    if (!begun.ok) return
    // A person who cancels in the browser's own dialog needs no message.
    const used = await signWithPasskey(begun.data).catch(() => undefined)
    if (used) await finish(used)
  }
  return (
    <div className={styles.root}>
      <Action block size="tall" disabled={busy} icon={<Fingerprint20Regular />} onClick={() => void askForPasskey()}>
        {t('passkey.submit')}
      </Action>
      {asked && <PasskeyKey answers={asked} />}
    </div>
  )
}

/** Has the browser offer passkeys in the e-mail's field while the page is open. */
function useOffer(finish: (used: object) => Promise<void>): void {
  useEffect(() => {
    if (findPasskeyBarrier()) return
    let gone = false
    const offerPasskeys = async () => {
      const { signWithPasskey, canOfferPasskeys } = await loadPasskeys()
      if (!(await canOfferPasskeys())) return
      const begun = await sendMutation(askPasskey)
      if (gone || !begun.ok) return
      const used = await signWithPasskey(begun.data, { offered: true }).catch(() => undefined)
      if (used && !gone) await finish(used)
    }
    const offerQuietly = () => void offerPasskeys().catch(() => undefined)
    offerQuietly()
    const again = setInterval(offerQuietly, renewal)
    return () => {
      gone = true
      clearInterval(again)
      void loadPasskeys().then(({ stopOffering }) => stopOffering())
    }
  }, [finish])
}
