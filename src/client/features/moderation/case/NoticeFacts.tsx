import { useTranslation } from 'react-i18next'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useText } from '../../../ui/styles/text.ts'

/** What a notice rests on, who sent it as far as that is known, and its clock; nothing for other cases. */
export function NoticeFacts({ notice }: Pick<Case, 'notice'>) {
  const text = useText()
  const { t } = useTranslation(['moderation', 'activity'])
  const { format } = useLanguage()
  if (!notice) return null
  const { ground, by_company, until, asked_until } = notice
  return (
    <Card padded>
      <h3 className={text.h16}>{t('notice.ground', { ground: t(`activity:grounds.${ground}`) })}</h3>
      <p>
        {t(by_company ? 'notice.company' : 'notice.anybody')} {t('notice.until', { day: format.day(until) })}
      </p>
      <p>{asked_until ? t('notice.asked', { day: format.day(asked_until) }) : t('notice.answered')}</p>
    </Card>
  )
}
