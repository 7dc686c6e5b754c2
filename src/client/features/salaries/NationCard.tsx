import { useTranslation } from 'react-i18next'
import type { PayAverage, PayAverages } from '../../../contract/salaries/pay.schema.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { usePartName } from './part-name.ts'
import { usePayWords } from './pay-words.ts'
import { usePeopleWords } from './people-words.ts'

/** The average pay of each group of nationalities (C-017). Nothing where no group may be shown. */
export function NationCard({ parts, rest }: PayAverages) {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const translateName = usePartName()
  const { people, salaries } = usePeopleWords()
  const words = usePayWords()
  if (parts.length === 0) return null
  const getAverage = (part: PayAverage) => part.average ?? computeAbout(part).about
  const most = Math.max(1, ...parts.map(getAverage))
  return (
    <ChartCard
      title={t('nation.title')}
      basis={t('nation.basis', { salaries: salaries(parts.reduce((sum, part) => sum + part.people, 0)) })}
      chart={
        <BarRows
          rows={parts.map((part) => ({
            key: part.id,
            label: translateName(part),
            beside: people(part.people),
            value:
              part.average === null
                ? t('nation.middle', { amount: words.about(part) })
                : t('about', { amount: format.money(part.average) }),
            share: getAverage(part) / most,
          }))}
        />
      }
      table={
        <DataTable
          head={[t('by.nation'), t('column.people'), t('column.average'), t('column.median')]}
          rows={parts.map((part) => ({
            key: part.id,
            cells: [
              translateName(part),
              format.atLeast(part.people),
              part.average === null ? t('none') : format.number(part.average),
              words.aboutNumber(part),
            ],
          }))}
        />
      }
      note={rest ? t('rest') : undefined}
    />
  )
}
