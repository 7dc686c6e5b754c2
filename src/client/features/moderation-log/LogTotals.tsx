import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { LogTotal } from '../../../contract/moderation/log.schema.ts'
import { listLogTotals } from '../../../contract/moderation/log.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable, type TableRow } from '../../ui/charts/DataTable.tsx'
import { ListSkeleton, ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  words: { marginBlock: '4px 16px' },
  // The names take the width that the other columns leave.
  card: { '& th:first-child': { [media.phoneOnly]: { width: '46%' } } },
})

/** The outcomes after which something is not as its author wrote or requested it. */
const refusals: ReadonlySet<LogTotal['outcome']> = new Set(['rejected', 'removed', 'part', 'upheld'])

/** The number of decisions of each kind by outcome, month by month. */
export function LogTotals() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation-log', 'decisions'])
  const { format } = useLanguage()
  const read = useQuery(listLogTotals)
  const buildRow = (kind: LogTotal['kind'], totals: readonly LogTotal[]): TableRow => {
    const count = (agreed: boolean) =>
      totals.reduce((sum, one) => sum + (refusals.has(one.outcome) === agreed ? 0 : one.decisions), 0)
    const undone = totals.reduce((sum, one) => sum + one.undone, 0)
    return {
      key: `${totals[0]!.month} ${kind}`,
      cells: [
        t(`decisions:kinds.${kind}`),
        ...[count(true), count(false), undone].map((number) => format.number(number)),
      ],
    }
  }
  const buildRows = (totals: readonly LogTotal[]) =>
    groupBy(totals, ({ month }) => month).flatMap((ofMonth) => [
      { key: ofMonth[0]!.month, cells: [format.month(ofMonth[0]!.month)] },
      ...groupBy(ofMonth, ({ kind }) => kind).map((ofKind) => buildRow(ofKind[0]!.kind, ofKind)),
    ])
  return (
    <ReadFrame read={read} failed={t('totalsFailed')} skeleton={<ListSkeleton />}>
      {(totals) =>
        totals.length > 0 && (
          <Card as="section" padded className={styles.card}>
            <h2 className={text.h20}>{t('totals')}</h2>
            <p className={mergeClasses(text.muted, styles.words)}>{t('totalsWords')}</p>
            <DataTable
              head={[t('column.kind'), t('column.agreed'), t('column.refused'), t('column.undone')]}
              rows={buildRows(totals)}
            />
          </Card>
        )
      }
    </ReadFrame>
  )
}

/** Groups the totals by a property, in their order. */
const groupBy = (totals: readonly LogTotal[], of: (total: LogTotal) => string) =>
  [...new Set(totals.map(of))].map((common) => totals.filter((total) => of(total) === common))
