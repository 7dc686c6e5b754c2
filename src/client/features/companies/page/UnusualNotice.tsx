import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: { backgroundColor: paint.warnTint },
})

/**
 * Says that more reviews of a company came than usual, how many, what became of them, and the rating without them;
 * nothing where there are none.
 */
export function UnusualNotice({ unusual = [] }: Pick<Company, 'unusual'>) {
  const styles = useStyles()
  const text = useText()
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
  return (
    <Card as="section" padded className={styles.card}>
      <h2 className={text.h16}>{t('unusual.title')}</h2>
      <p>
        {came} {t(`unusual.${state}`)} {without !== null && t('unusual.without', { rating: format.rating(without) })}
      </p>
      <TextLink href="/methodology#unusual">{t('unusual.how')}</TextLink>
    </Card>
  )
}
