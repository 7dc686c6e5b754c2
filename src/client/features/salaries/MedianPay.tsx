import { mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { useRead } from '../../api/use-read.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartSkeleton } from '../../ui/ReadFrame.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useText } from '../../ui/text.ts'
import { MedianFigure, usePayFinding } from './PayCard.tsx'
import { usePeopleWords } from './people-words.ts'

/** The median pay beside the rest of the overview. Nothing where there is none to tell: the salaries tab says why. */
export default function MedianPay({ id }: { id: number }) {
  const text = useText()
  const { t } = useTranslation('salaries')
  const { salaries } = usePeopleWords()
  const finding = usePayFinding()
  const { data, state } = useRead(getSalaries, { params: { id } })
  const pay = data?.pay
  if (state === 'loading') return <ChartSkeleton />
  if (!pay || pay.median === null) return null
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('overview.title')}</h2>
      <p className={mergeClasses(text.s13, text.faint)}>{t('basis', { salaries: salaries(pay.people) })}</p>
      <MedianFigure pay={pay} />
      {pay.low !== null && <p className={text.muted}>{finding(pay)}</p>}
      <TextLink href={`/company/${id}/salaries`}>{t('overview.all')}</TextLink>
    </Card>
  )
}
