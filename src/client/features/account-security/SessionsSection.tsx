import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endSession, everywhere, listSessions } from '../../../contract/accounts/security.ts'
import { refreshReads, useRead } from '../../api/use-read.ts'
import { signOut } from '../../session/session.ts'
import { Action } from '../../ui/Action.tsx'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { toast } from '../../ui/toast.ts'
import { SessionRow } from './SessionRow.tsx'
import { useSend } from './use-send.ts'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, marginBlockEnd: '20px', padding: 0, listStyleType: 'none' },
})

/** Where a person is signed in, by kind of device and day; each of them, or all, can be signed out from here. */
export default function SessionsSection() {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const send = useSend()
  const read = useRead(listSessions)
  const [busy, setBusy] = useState(false)
  const end = async (session: string) => {
    setBusy(true)
    const sent = await send(endSession, { body: { session } })
    setBusy(false)
    if (!sent.ok) return
    if (sent.message) toast({ kind: 'success', text: sent.message })
    const current = session === everywhere || read.data?.find(({ id }) => id === session)?.current
    if (current) signOut()
    else await refreshReads('/account/sessions')
  }
  return (
    <ReadFrame read={read} failed={t('sessions.failed')}>
      {(sessions) => (
        <SectionCard title={t('sessions.title')} words={t('sessions.words')}>
          <ul className={styles.list}>
            {sessions.map((one) => (
              <SessionRow key={one.id} session={one} busy={busy} onEnd={() => void end(one.id)} />
            ))}
          </ul>
          <Action disabled={busy} onClick={() => void end(everywhere)}>
            {t('sessions.all')}
          </Action>
        </SectionCard>
      )}
    </ReadFrame>
  )
}
