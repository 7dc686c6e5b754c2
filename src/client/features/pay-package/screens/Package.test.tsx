import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import { emptySheet } from '../../../../contract/pay-package/sheet.ts'
import { forgetSheets, readKept, saveSheets } from '../../../data/kept-sheets.ts'
import { deviceStorage } from '../../../platform/device-storage.ts'
import { writeReport } from '../report.ts'
import { useReport } from '../use-report.ts'
import Offers from './Offers.tsx'
import Package from './Package.tsx'

const sheet = { ...emptySheet, basic: 900_000, housing: 225_000, transport: 90_000, joined: '2022-11-30' }
function Report() {
  return <pre>{writeReport('', useReport({ ...sheet, overtime: 10 }, '2026-11-29'), [])}</pre>
}

it.each(['english', 'arabic'] as const)(
  '%s: the first view says what the pages are for, and by which rules',
  async (lng) => {
    for (const page of [<Package key="package" />, <Offers key="offers" />]) {
      const words = wordsOfMarkup(await markup(page, { lng }))
      expect(words).toContain('10.5%')
      expect(words).toContain('2026')
      expect(words).not.toMatch(/\{\{|undefined|NaN/)
    }
  },
)

it.each(['english', 'arabic'] as const)('%s: each figure stands with its reason and its source', async (lng) => {
  const words = wordsOfMarkup(await markup(<Report />, { lng }))
  // 12,150 before and 11,053.12 after social insurance, 24,300 and 8,100 at the end.
  for (const figure of ['12,150', '11,053.12', '24,300', '8,100', '1,012.50', '84.38', '1,321.88', '132,637.44'])
    expect(words).toContain(figure)
  expect(words).toContain('laws.boe.gov.sa')
  expect(words).toContain('gosi.gov.sa')
  expect(words).not.toMatch(/\{\{|undefined|NaN/)
})

it('kept sheets are read again, and fields that are not valid any more are empty', () => {
  saveSheets({ package: sheet, years: 6 })
  expect(readKept()).toMatchObject({ package: sheet, years: 6, offers: [] })
  // A field that is not valid any more is as in an empty sheet, and the others stay.
  deviceStorage.setItem(
    'payPackage',
    JSON.stringify({ version: 1, package: { ...sheet, weekDays: 9, extra: 1 }, years: 4 }),
  )
  expect(readKept()?.package).toEqual({ ...sheet, weekDays: 6 })
  deviceStorage.setItem('payPackage', JSON.stringify({ version: 2, package: sheet }))
  expect(readKept()).toBeUndefined()
  deviceStorage.setItem('payPackage', '{')
  expect(readKept()).toBeUndefined()
  forgetSheets()
  expect(readKept()).toBeUndefined()
})
