import { useTranslation } from 'react-i18next'
import { ledger, spentBy } from '../../../contract/statistics/budget.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { DataTable } from '../../ui/DataTable.tsx'

/** What one contribution of each kind spends of its writer's privacy, by the table the server draws its noise by. */
export function LedgerTable() {
  const { t } = useTranslation('methodology')
  const { format } = useLanguage()
  const lines = ledger()
  const kinds = [...new Set(lines.map(({ kind }) => kind))].filter((kind) => kind !== 'interview')
  return (
    <DataTable
      head={[t('ledger.kind'), t('ledger.numbers'), t('ledger.spent')]}
      rows={kinds.map((kind) => ({
        key: kind,
        cells: [
          t(`ledger.kinds.${kind}`),
          format.number(lines.reduce((sum, line) => sum + (line.kind === kind ? line.numbers : 0), 0)),
          format.number(spentBy(kind).most, 1),
        ],
      }))}
    />
  )
}
