import { computeHours, computeNetHour } from '../../../contract/pay-package/compute/hours.ts'
import { computeLeave } from '../../../contract/pay-package/compute/leave.ts'
import { sumMonths } from '../../../contract/pay-package/compute/net.ts'
import { computeNotice, computeResignation, type Notice } from '../../../contract/pay-package/compute/notice.ts'
import { type PayPackage, sumWage } from '../../../contract/pay-package/compute/pay-package.ts'
import { maxWeeklyHours, overtimeRules } from '../../../contract/pay-package/rules/labour.ts'
import type { ReportRow, ReportSection } from './report.ts'
import type { PayWords } from './use-words.ts'

/** Builds what an hour and overtime are worth. */
export function buildHoursSection(words: PayWords, pay: PayPackage, overtime: number, today: string): ReportSection[] {
  const { t, formatAmount, formatMoney, countOf, listCites } = words
  const found = computeHours(pay, overtime, today)
  if (!found) return []
  const { net } = sumMonths(pay, today, 12)
  const netHour = net === null ? undefined : computeNetHour(net, pay.weeklyHours)
  const cites = listCites(found.sources, [107])
  const rows: ReportRow[] = [
    {
      ...{ key: 'hour', name: t('lines.hour'), value: formatAmount(found.hour), cites: listCites(['labour'], [2]) },
      why: t('lines.hourWhy', { wage: formatMoney(sumWage(pay)), daily: countOf('hours', found.daily) }),
    },
    ...(netHour === undefined
      ? []
      : [
          {
            ...{ key: 'netHour', name: t('lines.netHour'), value: formatAmount(netHour) },
            why: t('lines.netHourWhy', { weekly: countOf('hours', pay.weeklyHours) }),
          },
        ]),
    {
      ...{ key: 'overtimeHour', name: t('lines.overtimeHour'), value: formatAmount(found.overtimeHour), cites },
      why: t('lines.overtimeHourWhy'),
    },
    ...(overtime > 0
      ? [
          {
            ...{ key: 'overtime', value: formatAmount(found.overtime), cites, kind: 'sum' as const },
            ...{ name: t('lines.overtime', { hours: countOf('hours', overtime) }), why: t('lines.overtimeWhy') },
          },
        ]
      : []),
  ]
  const most = overtimeRules[0]!.mostHoursOfYear
  const notes = [
    found.tooMany && t('lines.tooMany', { hours: countOf('hours', most) }),
    found.longWeek && t('lines.longWeek', { hours: countOf('hours', maxWeeklyHours) }),
  ]
  return [{ key: 'hours', title: t('sections.hours'), rows, notes: notes.filter((note) => note !== false) }]
}

/** Builds the annual leave on a day and the worth of what is unused. */
export function buildLeaveSection(
  words: PayWords,
  pay: PayPackage,
  last: string,
  unused: number | null,
): ReportSection[] {
  const { t, formatAmount, countOf, listCites } = words
  const found = computeLeave(pay, last, unused ?? undefined)
  if (!found) return []
  const rows: ReportRow[] = [
    {
      ...{ key: 'leaveDays', name: t('lines.leaveDays'), value: countOf('days', found.days) },
      why:
        found.days > found.legal
          ? t('lines.leaveContract', { days: countOf('days', found.legal) })
          : t('lines.leaveLegal'),
      cites: listCites(['labour'], [109]),
    },
    {
      ...{ key: 'earned', name: t('lines.earned'), value: countOf('days', found.earned / 100) },
      ...{ why: t('lines.earnedWhy'), cites: listCites(['labour'], [111]) },
    },
    {
      ...{ key: 'dayWage', name: t('lines.dayWage'), value: formatAmount(found.dayWage) },
      ...{ why: t('lines.dayWageWhy'), cites: listCites(['labour', 'leaveWage'], [2]) },
    },
    {
      ...{ key: 'worth', name: t('lines.worth', { days: countOf('days', found.unused / 100) }), kind: 'sum' },
      ...{ value: formatAmount(found.worth), why: t('lines.worthWhy'), cites: listCites(['labour'], [111]) },
    },
  ]
  return [{ key: 'leave', title: t('sections.leave'), rows }]
}

/** Builds the notice of both sides, or what a resignation from a contract with a term leads to. */
export function buildNoticeSection(words: PayWords, pay: PayPackage, given: string): ReportSection[] {
  const { t, formatMoney, formatDay, countOf, listCites } = words
  const title = t('sections.notice')
  const found = computeNotice(pay, given)
  const resignation = computeResignation(pay, given)
  const buildSide = (name: 'noticeWorker' | 'noticeEmployer', { days, until, instead }: Notice): ReportRow => ({
    ...{ key: name, name: t(`lines.${name}`), value: countOf('days', days) },
    why: t('lines.noticeWhy', { given: formatDay(given), until: formatDay(until), amount: formatMoney(instead) }),
    cites: listCites(found!.sources, [75, 76]),
  })
  if (found)
    return [
      {
        key: 'notice',
        title,
        rows: [buildSide('noticeWorker', found.worker), buildSide('noticeEmployer', found.employer)],
      },
    ]
  if (!resignation) return [{ key: 'notice', title, rows: [], notes: [t('lines.noRule')] }]
  const { answer, postponed, withdrawn, until } = resignation
  const row: ReportRow = {
    ...{ key: 'resignation', name: t('lines.resignation') },
    value: t('lines.resignationValue', { days: countOf('days', answer) }),
    why: t('lines.resignationWhy', {
      ...{ given: formatDay(given), until: formatDay(until) },
      ...{ postponed: countOf('days', postponed), withdrawn: countOf('days', withdrawn) },
    }),
    cites: listCites(resignation.sources, [79]),
  }
  return [{ key: 'notice', title, rows: [row], notes: [t('lines.noTerm')] }]
}
