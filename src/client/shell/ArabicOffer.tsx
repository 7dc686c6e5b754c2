import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseEnglish } from '../i18n/arabic-offer.ts'
import { languages } from '../i18n/languages.ts'
import { switchLanguage } from '../i18n/switch-language.ts'
import { NoticeBar } from '../ui/states/NoticeBar.tsx'

/**
 * One line in Arabic above a page in English, for readers who prefer Arabic; it is offered until it is answered, once.
 */
export function ArabicOffer() {
  const { t } = useTranslation('shell')
  const [answered, setAnswered] = useState(false)
  if (answered) return null
  const declineArabic = () => {
    setAnswered(true)
    chooseEnglish()
  }
  return (
    <NoticeBar
      language={languages.arabic}
      action={{ label: t('arabicOffer.action'), run: () => void switchLanguage() }}
      later={{ label: t('arabicOffer.stay'), run: declineArabic }}
    >
      {t('arabicOffer.words')}
    </NoticeBar>
  )
}
