import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TitlePage } from '../../../../contract/salaries/browse.schema.ts'
import { getTitlePage } from '../../../../contract/salaries/browse.ts'
import { useQuery } from '../../../data/query.ts'
import { TitleChoice } from '../../../forms/controls/choose/TitleChoice.tsx'
import { OwnPay } from '../OwnPay.tsx'

/**
 * Returns the pay that is told of a job title, with its middle half; where it has none, that of its department, else of
 * the country, and the name of that crowd.
 */
export function useTitlePay(): (page: TitlePage) => {
  pay: NonNullable<Parameters<typeof OwnPay>[0]['pay']> | null
  crowd: string | undefined
} {
  const { t } = useTranslation('salaries')
  return ({ pay, half, department, beside, country }) => {
    if (pay) return { pay: { ...pay, p25: half?.p25 ?? null, p75: half?.p75 ?? null }, crowd: undefined }
    const none = { p25: null, p75: null }
    if (department && beside)
      return { pay: { ...beside, ...none }, crowd: t('browse.beside', { department: department.name }) }
    return { pay: country && { ...country, ...none }, crowd: country ? t('browse.all') : undefined }
  }
}

/** An offer for a job title that is chosen here: only the title's public page is read, never sent is the amount. */
export function TitleOffer() {
  const [title, choose] = useState<number>()
  const [typed, type] = useState('')
  const { data } = useQuery(getTitlePage, title === undefined ? null : { params: { id: title } })
  const tellPay = useTitlePay()
  const told = data && tellPay(data)
  const { t } = useTranslation('salaries')
  return (
    <OwnPay pay={told?.pay ?? null} bars={data?.bars} crowd={told?.crowd} typed={typed} onTyped={type} heading="h2">
      <TitleChoice
        label={t('where.jobtitle')}
        empty={t('where.choose')}
        value={title}
        onChange={(chosen) => choose(chosen?.id)}
      />
    </OwnPay>
  )
}
