import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { threatRule } from '../../../../contract/notices/rules.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: { backgroundColor: paint.warnTint },
})

/**
 * Says that more reviews of a company came than usual, how many, what became of them, and the rating without them; and
 * that the company has threatened with the law; nothing where neither is so.
 */
export function UnusualNotice({
  company: { unusual = [], threatens },
}: {
  company: Pick<Company, 'unusual' | 'threatens'>
}) {
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const [latest] = unusual
  return (
    <>
      {threatens && (
        <Warning title={t('threat.title')} how={t('threat.how')} href="/notices#threat">
          {t('threat.words', { number: format.number(threatRule.notices) })}
        </Warning>
      )}
      {latest && <Unusual latest={latest} />}
    </>
  )
}

function Unusual({ latest }: { latest: NonNullable<Company['unusual']>[number] }) {
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const { count, days, usual, state, month, without } = latest
  const came = t('unusual.came', {
    month: format.month(month),
    reviews: t('unusual.reviews', { count, number: format.number(count) }),
    days: t('unusual.days', { count: days, number: format.number(days) }),
    usual: format.number(usual),
  })
  return (
    <Warning title={t('unusual.title')} how={t('unusual.how')} href="/methodology#unusual">
      {came} {t(`unusual.${state}`)} {without !== null && t('unusual.without', { rating: format.rating(without) })}
    </Warning>
  )
}

type WarningProps = { title: string; how: string; href: string; children: ReactNode }

function Warning({ title, how, href, children }: WarningProps) {
  const styles = useStyles()
  const text = useText()
  return (
    <Card as="section" padded className={styles.card}>
      <h2 className={text.h16}>{title}</h2>
      <p>{children}</p>
      <TextLink href={href}>{how}</TextLink>
    </Card>
  )
}
