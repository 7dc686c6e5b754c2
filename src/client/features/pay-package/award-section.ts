import { type Award, computeAward } from '../../../contract/pay-package/compute/award.ts'
import type { PayPackage } from '../../../contract/pay-package/compute/pay-package.ts'
import type { Reason } from '../../../contract/pay-package/rules/labour.ts'
import type { ReportRow, ReportSection } from './report.ts'
import type { PayWords } from './use-words.ts'

/** Builds the end-of-service award on a day: its steps, and what is due by each ending. */
export function buildAwardSection(words: PayWords, pay: PayPackage, last: string, reason: Reason): ReportSection[] {
  const { t, formatAmount, formatDay, countOf, listCites } = words
  const whole = computeAward(pay, last, 'ended')
  if (!whole) {
    const note = t(last < pay.joined ? 'lines.before' : 'lines.noRule')
    return [{ key: 'award', title: t('sections.award'), rows: [], notes: [note] }]
  }
  const { service, wage, first, later } = whole
  const others = reason === 'ended' || reason === 'resigned' ? [] : [reason]
  const rows: ReportRow[] = [
    {
      ...{ key: 'service', name: t('lines.service') },
      value: t('lines.serviceValue', { years: countOf('years', service.years), days: countOf('days', service.days) }),
      why: t('lines.serviceWhy', { from: formatDay(pay.joined), to: formatDay(last) }),
    },
    {
      ...{ key: 'wage', name: t('lines.wage'), value: formatAmount(wage) },
      why: t(pay.bonusPromised ? 'lines.wageBonusWhy' : 'lines.wageWhy'),
      cites: listCites(['labour'], [2, 84]),
    },
    {
      ...{ key: 'first', name: t('lines.first'), value: formatAmount(first), why: t('lines.firstWhy') },
      cites: listCites(['labour'], [84]),
    },
    ...(later > 0
      ? [
          {
            key: 'later',
            name: t('lines.later'),
            value: formatAmount(later),
            why: t('lines.laterWhy'),
            cites: listCites(['labour'], [84]),
          },
        ]
      : []),
    ...(['ended', 'resigned', ...others] as const).map((one) => buildDue(words, one, computeAward(pay, last, one)!)),
  ]
  return [{ key: 'award', title: t('sections.award'), rows }]
}

function buildDue({ t, formatAmount, listCites }: PayWords, reason: Reason, award: Award): ReportRow {
  const [part, of] = award.share
  const step = part === 0 ? 0 : part === of ? 3 : part === 1 ? 1 : 2
  const why =
    reason === 'cause' ? t('lines.causeWhy') : reason === 'resigned' ? t(`lines.resigned${step}`) : t('lines.endedWhy')
  return {
    ...{ key: reason, name: t(`lines.${reason}`), value: formatAmount(award.due), why, kind: 'sum' },
    cites: listCites(award.sources, award.articles),
  }
}
