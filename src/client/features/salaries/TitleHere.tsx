import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTitlePage } from '../../../contract/salaries/browse.ts'
import { useQuery } from '../../data/query.ts'
import { TitleChoice } from '../../forms/controls/choose/TitleChoice.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'
import { useTitlePay } from './browse/TitleOffer.tsx'
import { PayRows } from './PayRows.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/**
 * The pay of one job title, on the page of a company: of one company no title is ever told, so the whole country
 * answers, or the title's department there, each named as such.
 */
export function TitleHere() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const [title, choose] = useState<number>()
  const { data } = useQuery(getTitlePage, title === undefined ? null : { params: { id: title } })
  const tellPay = useTitlePay()
  const told = data && tellPay(data)
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2 className={text.h20}>{t('titles.title')}</h2>
        <p className={text.muted}>{t('titles.words')}</p>
      </div>
      <TitleChoice
        label={t('where.jobtitle')}
        empty={t('where.choose')}
        value={title}
        onChange={(chosen) => choose(chosen?.id)}
      />
      {data && told?.pay && (
        <PayRows
          rows={[
            {
              ...{ id: 'title', name: data.name, ...told.pay, wider: true },
              note: told.crowd ? t('browse.noneOf', { crowd: told.crowd }) : t('titles.country'),
            },
          ]}
          hrefOf={() => `/salaries/${data.id}`}
        />
      )}
      {data && !told?.pay && <p role="status">{t('browse.noneYet', { title: data.name })}</p>}
    </Card>
  )
}
