import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHistoryState } from 'wouter/use-browser-location'
import { getSocialProviders, type SocialOffer, socialLogin } from '../../../contract/accounts/social.ts'
import { call } from '../../api/page.ts'
import { useRead } from '../../api/use-read.ts'
import { FieldProblem } from '../../forms/FieldProblem.tsx'
import { signIn } from '../../session/session.ts'
import { Action } from '../../ui/Action.tsx'
import { AppleMark, GoogleMark } from './ProviderMarks.tsx'
import { beginSocial, returnedSocial } from './social-sign-in.ts'

const useStyles = makeStyles({
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    marginBlock: '20px',
    color: tokens.colorNeutralForeground3,
    fontSize: '13px',
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  },
  buttons: { display: 'grid', gap: '12px' },
  problem: { marginBlockEnd: '16px' },
})

const marks = { google: <GoogleMark />, apple: <AppleMark /> }

/** The ways in through a provider, where the operator has configured one, and the way back from it. */
export function SocialButtons() {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const offers = useRead(getSocialProviders).data ?? []
  const from = useHistoryState<unknown>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useReturn(setBusy, setProblem)
  const begin = async (offer: SocialOffer) => {
    setBusy(true)
    location.assign(await beginSocial(offer, from, sessionStorage))
  }
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
            disabled={busy}
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

/** Signs in with what a provider sent back, once, and takes it out of the address at once. */
function useReturn(setBusy: (busy: boolean) => void, setProblem: (words: string) => void) {
  const { t } = useTranslation('accounts')
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current) return
    seen.current = true
    const { returned, from } = returnedSocial(location.hash, sessionStorage)
    if (returned.was === 'nothing') return
    history.replaceState(from, '', location.pathname)
    if (returned.was === 'given up') return
    setBusy(true)
    void call(socialLogin, { body: returned.answers }).then((outcome) => {
      setBusy(false)
      if (outcome.ok) signIn(outcome.data)
      else setProblem(outcome.message ?? t('unreachable'))
    })
  }, [setBusy, setProblem, t])
}
