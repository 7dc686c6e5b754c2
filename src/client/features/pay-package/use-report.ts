import type { Sheet } from '../../../contract/pay-package/sheet.ts'
import { buildAwardSection } from './award-section.ts'
import { buildPaySections } from './pay-sections.ts'
import type { ReportSection } from './report.ts'
import { usePayWords } from './use-words.ts'
import { buildHoursSection, buildLeaveSection, buildNoticeSection } from './work-sections.ts'

/** Returns every result of a sheet on a day, line by line; empty while no basic pay is filled in. */
export function useReport(sheet: Sheet, today: string): ReportSection[] {
  const words = usePayWords()
  if (sheet.basic === 0 || today === '') return []
  const last = sheet.last || today
  return [
    ...buildPaySections(words, sheet, today),
    ...(sheet.joined === '' ? [] : buildAwardSection(words, sheet, last, sheet.reason)),
    ...buildHoursSection(words, sheet, sheet.overtime, today),
    ...(sheet.joined === '' ? [] : buildLeaveSection(words, sheet, last, sheet.unused)),
    ...buildNoticeSection(words, sheet, today),
  ]
}
