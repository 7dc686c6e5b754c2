import type { Cite } from './use-words.ts'

/** One line of a result: what it is, how much, why, and where the rule is written. */
export type ReportRow = {
  key: string
  name: string
  value: string
  why?: string
  cites?: readonly Cite[]
  /** A sum, or an amount that is taken away. */
  kind?: 'sum' | 'minus'
}
export type ReportSection = { key: string; title: string; rows: readonly ReportRow[]; notes?: readonly string[] }

/** A result in lines of plain text, as it is saved as a file. */
export function writeReport(title: string, sections: readonly ReportSection[], foot: readonly string[]): string {
  const lines = sections.flatMap((section) => [
    '',
    section.title,
    ...section.rows.flatMap(({ name, value, why, cites = [] }) => [
      `  ${name}: ${value}`,
      ...(why ? [`    ${why}`] : []),
      ...cites.map(({ words, href }) => `    ${words}: ${href}`),
    ]),
    ...(section.notes ?? []).map((note) => `  ${note}`),
  ])
  return [title, ...lines, '', ...foot, ''].join('\r\n')
}
