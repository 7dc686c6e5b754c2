import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAuthenticator } from '../../../contract/accounts/totp.schema.ts'
import {
  beginAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewBackupCodes,
} from '../../../contract/accounts/totp.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { AskModal } from '../../ui/overlays/AskModal.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { AuthenticatorSetUp } from './AuthenticatorSetUp.tsx'
import { BackupCodes } from './BackupCodes.tsx'

const useStyles = makeStyles({ acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

/** What the section shows instead of the current state, during a setup. */
type Stage = { secret: string } | { codes: readonly string[] } | undefined

/** The person's authenticator app and one-time codes: set up, replaced, removed. */
export default function AuthenticatorSection() {
  const { t } = useTranslation('account-security')
  const read = useQuery(getAuthenticator)
  const { mutate: begin, busy } = useMutation(beginAuthenticator, { quiet: true })
  const [stage, setStage] = useState<Stage>()
  const setUp = async () => {
    const begun = await begin()
    if (begun.ok) setStage(begun.data)
  }
  if (stage && 'codes' in stage) return <BackupCodes codes={stage.codes} onKept={() => setStage(undefined)} />
  return (
    <ReadFrame read={read} failed={t('app.failed')}>
      {(app) =>
        app.added && !stage ? (
          <Added app={app} busy={busy} onAnew={() => void setUp()} onCodes={(codes) => setStage({ codes })} />
        ) : (
          <SectionCard title={t('app.title')} words={t('app.words')}>
            {stage ? (
              <AuthenticatorSetUp
                secret={stage.secret}
                onAdded={(codes) => setStage({ codes })}
                onClose={() => setStage(undefined)}
              />
            ) : (
              <Action kind="primary" disabled={busy} onClick={() => void setUp()}>
                {t('app.setUp')}
              </Action>
            )}
          </SectionCard>
        )
      }
    </ReadFrame>
  )
}

interface AddedProps {
  app: OwnAuthenticator
  busy: boolean
  onAnew: () => void
  onCodes: (codes: readonly string[]) => void
}

/** An app that is set up: since when, how many one-time codes are left, and the actions for both. */
function Added({ app, busy, onAnew, onCodes }: AddedProps) {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const { format } = useLanguage()
  const { mutate: remove } = useMutation(removeAuthenticator)
  const { mutate: renew } = useMutation(renewBackupCodes)
  const [asked, setAsked] = useState<'remove' | 'backups'>()
  const close = () => setAsked(undefined)
  const words = [t('app.added', { day: format.day(app.added!) }), t('app.left', { count: app.codes })]
  return (
    <SectionCard title={t('app.on')} words={words.join(' ')}>
      <div className={styles.acts}>
        <Action onClick={() => setAsked('backups')}>{t('app.backups')}</Action>
        <Action disabled={busy} onClick={onAnew}>
          {t('app.anew')}
        </Action>
        <Action kind="dangerGhost" onClick={() => setAsked('remove')}>
          {t('app.remove')}
        </Action>
      </div>
      {asked === 'backups' && (
        <AskModal
          title={t('app.sureSpares')}
          words={t('app.sparesWords')}
          yes={t('app.make')}
          no={t('app.keepSpares')}
          onYes={async () => {
            const sent = await renew()
            if (sent.ok) onCodes(sent.data.codes)
            return sent.ok
          }}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <AskModal
          title={t('app.sure')}
          words={t('app.removeWords')}
          yes={t('app.remove')}
          no={t('app.keep')}
          onYes={async () => (await remove()).ok}
          onClose={close}
        />
      )}
    </SectionCard>
  )
}
