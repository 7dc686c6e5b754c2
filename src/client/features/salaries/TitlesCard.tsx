import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useTranslation } from 'react-i18next'
import type { SalaryTitle } from '../../../contract/companies/salaries.ts'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/edge.ts'
import { FailedCard } from '../../ui/FailedCard.tsx'
import { ChartSkeleton } from '../../ui/ReadFrame.tsx'
import { useText } from '../../ui/text.ts'
import { useIntent } from '../../ui/use-intent.ts'
import { BreakdownCard } from './BreakdownCard.tsx'
import { Gate } from './Gate.tsx'
import { usePeopleWords } from './people-words.ts'
import { useTitles } from './use-titles.ts'

const useStyles = makeStyles({
  list: { marginBlockStart: '16px' },
  row: {
    ...lineAbove,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBlock: '6px',
  },
  gate: { paddingBlockEnd: '12px', width: '100%' },
  // However long, it leaves its button beside it.
  name: { display: 'grid', flex: '1 1 0', minWidth: '96px' },
})

interface TitlesCardProps {
  companyId: number
  titles: readonly SalaryTitle[]
  onShare: () => void
}

/** The job titles with salaries; what they earn is open to whoever shared one (give to get). */
export function TitlesCard({ companyId, titles, onShare }: TitlesCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { people } = usePeopleWords()
  const { wanted, want, state, parts, retry } = useTitles(companyId)
  useIntent('title', (id) => {
    const title = titles.find((one) => String(one.id) === id)
    if (title) want(title)
  })
  if (titles.length === 0) return null
  if (state === 'open') return <BreakdownCard by="title" parts={parts} />
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('titles.title')}</h2>
      <p className={mergeClasses(text.s13, text.faint)}>{t('titles.basis')}</p>
      <ul className={styles.list}>
        {titles.map((title) => (
          <li key={title.id} className={styles.row}>
            <span className={styles.name}>
              <b className={text.strong}>{title.name}</b>
              <span className={mergeClasses(text.s12, text.faint)}>{people(title.people)}</span>
            </span>
            <Action
              kind="brandGhost"
              size="small"
              icon={<LockClosed20Regular />}
              aria-label={t('titles.seeOf', { title: title.name })}
              onClick={() => want(title)}
            >
              {t('titles.see')}
            </Action>
            {wanted?.id === title.id && (
              <div className={styles.gate} role="status">
                {state === 'loading' && <ChartSkeleton />}
                {state === 'failed' && <FailedCard title={t('titles.failed')} retry={retry} />}
                {state === 'locked' && <Gate title={title.name} onShare={onShare} />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
