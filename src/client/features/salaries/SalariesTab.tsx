import { makeStyles } from '@fluentui/react-components'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { prefetch, useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { BreakdownCard } from './BreakdownCard.tsx'
import { PayCard } from './PayCard.tsx'

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
  const { format } = useLanguage()
  const read = useQuery(getSalaries, { params: { id } })
  const [typed, type] = useState('')
  const write = () => onWrite('salary')
  return (
    <ReadFrame read={read} failed={t('failed')} savedAbove={savedAbove}>
      {({ pay, bars, level, wider }) =>
        pay === null ? (
          <StateCard
            icon={<Money24Regular />}
            title={t('empty.title')}
            words={
              wider
                ? `${t(`wider.${wider.on}`, format.moneyRange(wider.lower, wider.upper))} ${t('empty.words')}`
                : t('empty.words')
            }
            action={
              <Action kind="soft" onClick={write}>
                {t('write')}
              </Action>
            }
          />
        ) : (
          <>
            <PayCard pay={pay} bars={bars} typed={typed} onTyped={type} />
            <BreakdownCard by="level" {...level} />
            <Card as="section" padded className={styles.share}>
              <div>
                <h2 className={text.h16}>{t('titles.title')}</h2>
                <p className={text.muted}>{t('titles.words')}</p>
              </div>
              <Action kind="soft" href="/salaries">
                {t('titles.all')}
              </Action>
            </Card>
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
