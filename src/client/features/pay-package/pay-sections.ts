import type { Contributions } from '../../../contract/pay-package/compute/insurance.ts'
import { computeMonth, sumMonths } from '../../../contract/pay-package/compute/net.ts'
import type { PayPackage } from '../../../contract/pay-package/compute/pay-package.ts'
import type { ReportRow, ReportSection } from './report.ts'
import type { PayWords } from './use-words.ts'

/** Returns the lines of what one side pays to social insurance. */
function listBranches(
  words: PayWords,
  side: 'worker' | 'employer',
  { base, limited, branches }: Contributions,
): ReportRow[] {
  const { t, formatAmount, formatMoney, formatRate, listCites } = words
  return branches
    .filter((branch) => branch[side] > 0)
    .map((branch) => ({
      key: `${side}-${branch.name}`,
      name: t(`lines.${branch.name}`),
      value: side === 'worker' ? `\u200E−${formatAmount(branch[side])}` : formatAmount(branch[side]),
      why: t(`lines.${limited ?? 'branch'}`, { percent: formatRate(branch[`${side}Rate`]), base: formatMoney(base) }),
      cites: listCites([...branch.sources, 'insuredWage']),
      ...(side === 'worker' && { kind: 'minus' as const }),
    }))
}

/** Builds the results about pay: a month, what the employer pays, a year. */
export function buildPaySections(words: PayWords, pay: PayPackage, today: string): ReportSection[] {
  const { t, formatAmount, formatDay } = words
  const { gross, net, contributions } = computeMonth(pay, today)
  const year = sumMonths(pay, today, 12)
  const unknown = t('result.unknown')
  const parts = (['basic', 'housing', 'transport', 'other'] as const).filter(
    (part) => part === 'basic' || pay[part] > 0,
  )
  const note =
    pay.nationality === 'gulf'
      ? t('lines.gulf')
      : contributions
        ? pay.nationality === 'other' && t('lines.foreign')
        : t(pay.nationality === 'other' ? 'lines.foreignFloor' : 'lines.noRule')
  return [
    {
      ...{ key: 'month', title: t('sections.month') },
      rows: [
        ...parts.map((part) => ({ key: part, name: t(`fields.${part}`), value: formatAmount(pay[part]) })),
        { key: 'total', name: t('lines.total'), value: formatAmount(gross), kind: 'sum' },
        ...(contributions ? listBranches(words, 'worker', contributions) : []),
        { key: 'net', name: t('lines.net'), value: net === null ? unknown : formatAmount(net), kind: 'sum' },
      ],
      notes: note ? [note] : [],
    },
    ...(contributions
      ? [
          {
            ...{ key: 'employer', title: t('sections.employer') },
            rows: [
              ...listBranches(words, 'employer', contributions),
              {
                ...{ key: 'employer', name: t('lines.total'), value: formatAmount(contributions.employer) },
                ...{ why: t('lines.employer'), kind: 'sum' as const },
              },
            ],
          },
        ]
      : []),
    {
      ...{ key: 'year', title: t('sections.year') },
      rows: [
        { key: 'grossYear', name: t('lines.grossYear'), value: formatAmount(year.gross) },
        {
          ...{ key: 'netYear', name: t('lines.netYear'), value: year.net === null ? unknown : formatAmount(year.net) },
          ...{ why: t('lines.yearWhy', { from: formatDay(today) }), kind: 'sum' },
        },
      ],
    },
  ]
}
