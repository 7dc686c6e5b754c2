import { makeStyles } from '@fluentui/react-components'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { prefetch, useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { BreakdownCard } from './BreakdownCard.tsx'
import { OwnPay } from './OwnPay.tsx'
import { PayCard } from './PayCard.tsx'
import { TitleHere } from './TitleHere.tsx'

const useStyles = makeStyles({
  share: {
    display: 'grid',
    gap: '16px',
    justifyItems: 'start',
    [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [media.phoneOnly]: { display: 'grid', justifySelf: 'stretch' },
  },
})

interface SalariesTabProps {
  id: number
  savedAbove: boolean
  onWrite: (type: 'salary') => void
}

/** Prefetches the reads the tab begins with. */
export const prefetchReads = (id: number) => prefetch(getSalaries, { params: { id } })

/**
 * The salaries tab: what a company pays, as released, in all and by job level; and a button to add one's own (spec 2).
 */
export default function SalariesTab({ id, savedAbove, onWrite }: SalariesTabProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const read = useQuery(getSalaries, { params: { id } })
  const [typed, type] = useState('')
  const write = () => onWrite('salary')
  return (
    <ReadFrame read={read} failed={t('failed')} savedAbove={savedAbove}>
      {({ pay, bars, level, wider }) =>
        pay === null && wider === null ? (
          <>
            <StateCard
              icon={<Money24Regular />}
              title={t('empty.title')}
              words={t('empty.words')}
              action={
                <Action kind="soft" onClick={write}>
                  {t('write')}
                </Action>
              }
            />
            <OwnPay pay={null} typed={typed} onTyped={type} heading="h2" />
          </>
        ) : (
          <>
            <PayCard
              pay={(pay ?? wider)!}
              bars={bars}
              typed={typed}
              onTyped={type}
              wider={
                pay || !wider
                  ? undefined
                  : { title: t('empty.title'), words: t('empty.words'), crowd: t(`row.wider.${wider.on}`) }
              }
            />
            <BreakdownCard by="level" {...level} />
            <TitleHere />
            <Card as="section" padded className={styles.share}>
              <div>
                <h2 className={text.h16}>{t('private.title')}</h2>
                <p className={text.muted}>{t('private.words')}</p>
              </div>
              <div className={styles.actions}>
                <Action href={`/compare/${id}`}>{t('compare')}</Action>
                <Action kind="soft" onClick={write}>
                  {t('write')}
                </Action>
              </div>
            </Card>
          </>
        )
      }
    </ReadFrame>
  )
}
