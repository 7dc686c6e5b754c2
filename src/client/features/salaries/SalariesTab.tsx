import { makeStyles } from '@fluentui/react-components'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { useRead } from '../../api/use-read.ts'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { media } from '../../ui/media.ts'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { StateCard } from '../../ui/StateCard.tsx'
import { useText } from '../../ui/text.ts'
import { LevelsCard } from './LevelsCard.tsx'
import { PayCard } from './PayCard.tsx'

const useStyles = makeStyles({
  share: {
    display: 'grid',
    gap: '16px',
    justifyItems: 'start',
    [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
})

interface SalariesTabProps {
  id: number
  savedAbove: boolean
  onWrite: (type: 'salary') => void
}

/** What a company pays, as released: everybody, then by job level; how to add one's own (spec 2, company page). */
export default function SalariesTab({ id, savedAbove, onWrite }: SalariesTabProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const read = useRead(getSalaries, { params: { id } })
  return (
    <ReadFrame read={read} failed={t('failed')} savedAbove={savedAbove}>
      {({ pay, bars, levels, other }) =>
        pay === null ? (
          <StateCard
            icon={<Money24Regular />}
            title={t('empty.title')}
            words={t('empty.words')}
            action={
              <Action kind="soft" onClick={() => onWrite('salary')}>
                {t('write')}
              </Action>
            }
          />
        ) : (
          <>
            <PayCard pay={pay} bars={bars} />
            {levels.length > 0 && <LevelsCard levels={levels} other={other} />}
            <Card as="section" padded className={styles.share}>
              <div>
                <h2 className={text.h16}>{t('private.title')}</h2>
                <p className={text.muted}>{t('private.words')}</p>
              </div>
              <Action kind="soft" onClick={() => onWrite('salary')}>
                {t('write')}
              </Action>
            </Card>
          </>
        )
      }
    </ReadFrame>
  )
}
