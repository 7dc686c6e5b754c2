import { DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'

/**
 * Says that more reviews of a company came than usual, how many, what became of them, and the rating without them;
 * nothing where there are none.
 */
export function UnusualNotice({ unusual = [] }: Pick<Company, 'unusual'>) {
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const [latest] = unusual
  if (!latest) return null
  const { count, days, usual, state, month, without } = latest
  const came = t('unusual.came', {
    month: format.month(month),
    reviews: t('unusual.reviews', { count, number: format.number(count) }),
    days: t('unusual.days', { count: days, number: format.number(days) }),
    usual: format.number(usual),
  })
  const rating = without === null ? '' : t('unusual.without', { rating: format.rating(without) })
  return (
    <Notice
      icon={<DataTrending24Regular />}
      tone="warn"
      title={t('unusual.title')}
      words={[came, t(`unusual.${state}`), rating].filter(Boolean).join(' ')}
      action={<TextLink href="/methodology#unusual">{t('unusual.how')}</TextLink>}
    />
  )
}
