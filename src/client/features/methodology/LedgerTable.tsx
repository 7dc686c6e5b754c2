import { useTranslation } from 'react-i18next'
import { computeSpentInYear, groupLedgerByKind } from '../../../contract/statistics/budget.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'

/**
 * Shows how much privacy budget (ε) a contribution of each kind uses, and how much one person can use in a year. The
 * figures come from the table by which the server draws its noise.
 */
export function LedgerTable() {
  const { t } = useTranslation('methodology')
  const { format } = useLanguage()
  const { most, forGood } = computeSpentInYear()
  const total = {
    key: 'total',
    cells: [t('ledger.total'), '', format.number(most, 1), '', format.number(forGood, 1)],
  }
  return (
    <DataTable
      head={[t('ledger.kind'), t('ledger.numbers'), t('ledger.spent'), t('ledger.inYear'), t('ledger.lifetime')]}
      rows={[
        ...groupLedgerByKind().map(({ kind, parts, most, inYear, lifetime }) => ({
          key: kind,
          cells: [
            t(`ledger.kinds.${kind as Exclude<typeof kind, 'interview'>}`),
            format.number(parts.reduce((sum, { numbers }) => sum + numbers, 0)),
            format.number(most, 1),
            format.number(inYear),
            format.number(lifetime, 1),
          ],
        })),
        total,
      ]}
    />
  )
}
