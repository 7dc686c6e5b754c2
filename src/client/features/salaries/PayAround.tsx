import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'
import { OwnPay, parseAmount } from './OwnPay.tsx'
import { PayRows } from './PayRows.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/**
 * What pay is like around a company that tells nothing of its own: its industry, else the country, named as such, and
 * where an offer from the company stands there. Where nobody’s pay may be told, only what an offer is worth.
 */
export default function PayAround({ id, industry }: { id: number; industry: string | null }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { data } = useQuery(getSalaries, { params: { id } })
  const [typed, type] = useState('')
  const wider = data?.pay ?? data?.wider
  if (!data) return null
  const on = data.wider?.on
  const crowd = on === 'industry' && industry ? industry : on ? t(`row.wider.${on}`) : t('row.this')
  const amount = parseAmount(typed)
  if (!wider) return <OwnPay pay={null} typed={typed} onTyped={type} heading="h2" />
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2 className={text.h20}>{t('around.title')}</h2>
        <p className={mergeClasses(text.s13, text.faint)}>{t('around.words')}</p>
      </div>
      <PayRows
        rows={[{ id: 'wider', name: crowd, ...wider }]}
        you={amount === undefined ? undefined : { amount, words: t('dots.you') }}
      />
      <OwnPay pay={wider} crowd={crowd} typed={typed} onTyped={type} />
    </Card>
  )
}
