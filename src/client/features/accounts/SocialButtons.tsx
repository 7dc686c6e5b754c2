import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistoryState } from 'wouter/use-browser-location'
import type { SocialOffer } from '../../../contract/accounts/social.schema.ts'
import { getSocialProviders, socialLogin } from '../../../contract/accounts/social.ts'
import type { Problem } from '../../../contract/problem.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FieldProblem } from '../../forms/FieldProblem.tsx'
import { getSubtleCrypto } from '../../platform/browser.ts'
import { tabStorage } from '../../platform/device-storage.ts'
import { getDeviceSecret } from '../../session/device-secret.ts'
import { signIn } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { NewBrowser, type SocialAnswers } from './NewBrowser.tsx'
import { AppleMark, GoogleMark } from './ProviderMarks.tsx'
import { beginSocial, takeSocialReturn } from './social-sign-in.ts'

const useStyles = makeStyles({
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    marginBlock: '20px',
    color: tokens.colorNeutralForeground3,
    fontSize: '0.8125rem',
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  },
  buttons: { display: 'grid', gap: '12px' },
  problem: { marginBlockEnd: '16px' },
})

const marks = { google: <GoogleMark />, apple: <AppleMark /> }

/**
 * The buttons to sign in through a provider, where the operator has configured one; they also handle the return from
 * it.
 */
export function SocialButtons() {
  const styles = useStyles()
  const { t } = useTranslation(['accounts', 'common'])
  const offers = useQuery(getSocialProviders).data ?? []
  const from = useHistoryState<unknown>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [unknown, setUnknown] = useState<SocialAnswers>()
  const returning = useReturn(setProblem, setUnknown)
  const begin = async (offer: SocialOffer) => {
    if (!getSubtleCrypto()) return setProblem(t('common:needsHttps'))
    setProblem(undefined)
    setBusy(true)
    location.assign(await beginSocial(offer, from, tabStorage))
  }
  if (unknown) return <NewBrowser answers={unknown} />
  if (offers.length === 0 && !problem) return null
  return (
    <>
      <p className={styles.or}>{t('social.or')}</p>
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldProblem>{problem}</FieldProblem>
        </div>
      )}
      <div className={styles.buttons}>
        {offers.map((offer) => (
          <Action
            key={offer.provider}
            block
            size="tall"
            disabled={busy || returning}
            icon={marks[offer.provider]}
            onClick={() => void begin(offer)}
          >
            {t(`social.${offer.provider}`)}
          </Action>
        ))}
      </div>
    </>
  )
}

/** Whether the provider's response is valid, but this browser cannot unlock the account. */
const isUnknown = (problems: readonly Problem[]) => problems.some(({ code }) => code === 'social_code_needed')

/**
 * Signs in, once, with the response a provider has returned in the address, and removes it from the address at once.
 */
function useReturn(setProblem: (words: string) => void, setUnknown: (answers: SocialAnswers) => void): boolean {
  const { t } = useTranslation('common')
  const { mutate, busy } = useMutation(socialLogin, {
    quiet: true,
    onRefused: ({ message, problems }) => {
      if (!isUnknown(problems)) setProblem(message ?? t('unreachable'))
      return true
    },
  })
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current) return
    seen.current = true
    const { returned, from } = takeSocialReturn(location.hash, tabStorage)
    if (returned.was === 'nothing') return
    history.replaceState(from, '', location.pathname)
    if (returned.was === 'given up') return
    const answers = { ...returned.answers, device: getDeviceSecret() }
    void mutate({ body: answers }).then((sent) => {
      if (sent.ok) signIn(sent.data)
      else if (isUnknown(sent.refusal.problems)) setUnknown(answers)
    })
  }, [mutate, setUnknown])
  return busy
}
