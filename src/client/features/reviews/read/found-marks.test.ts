import { expect, test } from 'vitest'
import { findMarks } from './found-marks.ts'

const marked = (text: string, q: string | undefined) => findMarks(text, q).map(([from, to]) => text.slice(from, to))

test.each([
  ['Late nights, late pay.', 'late', ['Late', 'late']],
  ['Salaries arrive; my salary does not', 'salaries', ['Salaries']],
  ['We work overtime', 'overt', ['overtime']],
  ['تأخّر الراتب، والرَّواتِب قليلة', 'رواتب', ['والرَّواتِب']],
  ['تأخّر الراتب مرتين', 'تاخر راتب', ['تأخّر', 'الراتب']],
  ['Nothing here', 'pay', []],
  ['Nothing is looked for', undefined, []],
  ['Signs alone', '???', []],
])('%s, looked for %s: marked are %j', (text, q, found) => {
  expect(marked(text, q)).toEqual(found)
})
