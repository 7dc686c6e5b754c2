import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { useTranslation } from 'react-i18next'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'

/** Why reviews wait: how many came, how many are usual, and what is unusual about them; nothing for other cases. */
export function Unusual({ burst }: Pick<Case, 'burst'>) {
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  if (!burst) return null
  const { count, days, usual, waiting, stars, young, shared } = burst
  const all = { count: format.number(count) }
  const lines = [
    t('burst.came', {
      ...all,
      days: format.number(days),
      usual: format.number(usual),
      waiting: format.number(waiting),
    }),
    t('burst.stars', { list: stars.map((one) => format.number(one)).join(' · ') }),
    t('burst.young', { ...all, n: format.number(young) }),
    t('burst.shared', { ...all, n: format.number(shared) }),
    t('burst.words'),
  ]
  return (
    <Notice
      icon={<DataTrending20Regular />}
      tone="warn"
      title={t('burst.title')}
      words={lines.flatMap((line, place) => (place === 0 ? [line] : [<br key={line} />, line]))}
    />
  )
}
