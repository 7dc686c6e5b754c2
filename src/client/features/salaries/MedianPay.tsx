import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChartSkeleton } from '../../ui/ReadFrame.tsx'
import { useText } from '../../ui/text.ts'
import { usePeopleWords } from './people-words.ts'

const useStyles = makeStyles({
  value: { '& small': { fontSize: '14px', fontWeight: 400, color: tokens.colorNeutralForeground2 } },
  all: { marginBlockStart: '16px' },
})

/** The median pay beside the rest of the overview. Nothing where there is none to tell: the salaries tab says why. */
export default function MedianPay({ id }: { id: number }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { salaries } = usePeopleWords()
  const { data, state } = useQuery(getSalaries, { params: { id } })
  const pay = data?.pay
  if (state === 'loading') return <ChartSkeleton />
  if (!pay) return null
  const { people, median, low, high, from, to } = pay
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('overview.title')}</h2>
      <p className={mergeClasses(text.h28, text.number, styles.value)}>
        {median === null ? t('range', format.moneyRange(from, to)) : format.money(median)}{' '}
        <small>{t('overview.month')}</small>
      </p>
      <p className={mergeClasses(text.s13, text.faint)}>
        {t('overview.basis', { salaries: salaries(people) })}
        {low !== null && high !== null && ` ${t('overview.half', format.moneyRange(low, high))}`}
        {median !== null && ` ${t('overview.sure', format.moneyRange(from, to))}`}
      </p>
      <Action kind="soft" block className={styles.all} href={`/company/${id}/salaries`}>
        {t('overview.all')}
      </Action>
    </Card>
  )
}
