import { useTranslation } from 'react-i18next'
import { groupLedgerByKind } from '../../../contract/statistics/budget.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'

/**
 * What one contribution of each kind spends of its writer's privacy, from the table by which the server samples its
 * noise.
 */
export function LedgerTable() {
  const { t } = useTranslation('methodology')
  const { format } = useLanguage()
  return (
    <DataTable
      head={[t('ledger.kind'), t('ledger.numbers'), t('ledger.spent'), t('ledger.lifetime')]}
      rows={groupLedgerByKind().map(({ kind, parts, most, lifetime }) => ({
        key: kind,
        cells: [
          t(`ledger.kinds.${kind as Exclude<typeof kind, 'interview'>}`),
          format.number(parts.reduce((sum, { numbers }) => sum + numbers, 0)),
          format.number(most, 1),
          format.number(lifetime, 1),
        ],
      }))}
    />
  )
}
