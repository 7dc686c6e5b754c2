import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { session } from '../session/session.ts'
import { NoticeBar } from '../ui/states/NoticeBar.tsx'

/** Tells a person who has signed in that the terms have changed since they did before; it blocks nothing. */
export function TermsNote({ since }: { since: string }) {
  const { t } = useTranslation('shell')
  const { format } = useLanguage()
  const answer = () => {
    if (session.auth.user) session.auth.user.terms_since = undefined
  }
  const read = () => {
    answer()
    navigate('/terms')
  }
  return (
    <NoticeBar action={{ label: t('termsNote.read'), run: read }} later={{ label: t('termsNote.later'), run: answer }}>
      {t('termsNote.words', { day: format.day(since) })}
    </NoticeBar>
  )
}
