import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { forgetBrowsers, listBrowsers } from '../../../contract/accounts/security.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { logOut } from '../../outbox/log-out.ts'
import { getKeptDevice } from '../../session/device-secret.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'

const useStyles = makeStyles({
  list: { margin: 0, marginBlockEnd: '20px', paddingInlineStart: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})

/** The browsers in which a forgotten password loses nothing, and how to have them forget that. */
export function BrowsersCard() {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const { format } = useLanguage()
  const read = useQuery(listBrowsers)
  const { mutate, busy } = useMutation(forgetBrowsers)
  return (
    <ReadFrame read={read} failed={t('browsers.failed')}>
      {({ days }) => (
        <SectionCard title={t('browsers.title')} words={t('browsers.words')}>
          {days.length > 0 && (
            <ul className={styles.list}>
              {days.map((day, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing but the place tells two browsers of a day apart
                <li key={at}>{day ? t('browsers.since', { day: format.day(day) }) : t('browsers.earlier')}</li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <Action disabled={busy} onClick={() => void mutate({ body: getKeptDevice() })}>
              {t('browsers.others')}
            </Action>
            <Action disabled={busy} onClick={() => void logOut(navigate, { forget: true })}>
              {t('browsers.here')}
            </Action>
          </div>
        </SectionCard>
      )}
    </ReadFrame>
  )
}
