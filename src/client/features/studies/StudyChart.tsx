import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Study } from '../../../contract/studies/studies.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartOrTable, type ChartView } from '../../ui/charts/ChartOrTable.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { useShare } from '../../ui/charts/use-share.ts'
import { useText } from '../../ui/styles/text.ts'
import { computeStudyShares } from './study-figures.ts'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '12px 24px',
    marginBlock: '16px',
    '& > :first-child': { flex: '1', minWidth: 'min(200px, 100%)' },
  },
})

/** The distribution of a study's answers: the finding, its basis, and the shares as bars or a table. */
export function StudyChart({
  study,
  people,
  heading: Heading,
}: {
  study: Study
  people: number
  heading: 'h2' | 'h3'
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['studies', 'common'])
  const { format } = useLanguage()
  const formatPart = useShare()
  const [view, setView] = useState<ChartView>('chart')
  const shares = computeStudyShares(study)
  const [first] = shares
  const formatShare = (n: number | null) => (n === null ? t('held') : formatPart(n, people))
  return (
    <>
      <div className={styles.head}>
        <div>
          {first && (
            <Heading className={text.h16}>
              {t('finding', { share: formatShare(first.people), label: first.label })}
            </Heading>
          )}
          <p className={mergeClasses(text.s13, text.faint)}>
            {t('basis', { count: people, number: format.number(people) })}
          </p>
        </div>
        <ChartOrTable view={view} onView={setView} title={study.question} />
      </div>
      {view === 'chart' ? (
        <BarRows
          rows={shares.map(({ option, label, people: n, share }) => ({
            key: String(option),
            label,
            beside: n === null ? undefined : t('common:people', { count: n, number: format.number(n) }),
            value: formatShare(n),
            share: share ?? 0,
          }))}
        />
      ) : (
        <DataTable
          head={[t('column.answer'), t('column.share'), t('column.people')]}
          rows={shares.map(({ option, label, people: n }) => ({
            key: String(option),
            cells: [label, n === null ? '' : formatPart(n, people), n === null ? t('held') : format.number(n)],
          }))}
        />
      )}
    </>
  )
}
