import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { endSession, everywhere, listSessions } from '../../../contract/accounts/security.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { signOut } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { BrowsersCard } from './BrowsersCard.tsx'
import { SessionRow } from './SessionRow.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, marginBlockEnd: '20px', padding: 0, listStyleType: 'none' },
})

/** The devices a person is signed in on, by kind and day; each of them, or all, can be signed out from here. */
export default function SessionsSection() {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const { mutate, busy } = useMutation(endSession)
  const read = useQuery(listSessions)
  const end = async (session: string) => {
    const current = session === everywhere || read.data?.find(({ id }) => id === session)?.current
    const sent = await mutate({ body: { session } })
    if (sent.ok && current) signOut()
  }
  return (
    <>
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
      <BrowsersCard />
    </>
  )
}
