import { expect, test } from 'vitest'
import { markup } from '../../../../tests/support/markup.tsx'
import { readKept } from '../../data/kept-sheets.ts'
import { deviceStorage } from '../../platform/device-storage.ts'
import { fillPackage, PayParts } from './PayParts.tsx'

const salary = {
  ...{ salary: 9000, per_duration: 'month', currency_id: 1 },
  ...{ housing_allowance: 2000, transport_allowance: 700 },
}
const drawn = async (answers: Record<string, unknown>) =>
  (await markup(<PayParts answers={answers} />)).replace(/<[^>]+>/g, ' ')

test('a salary with allowances shows its parts; one without shows nothing', async () => {
  const words = await drawn(salary)
  for (const part of ['Basic pay 6,300', 'housing 2,000', 'transport 700', 'Work out this package'])
    expect(words).toContain(part)
  expect(words).not.toContain('other allowances')
  expect((await drawn({ salary: 9000, per_duration: 'month', currency_id: 1 })).trim()).toBe('')
})

test('pay by the hour, or in another currency, is no package', async () => {
  expect(await drawn({ ...salary, per_duration: 'hour' })).not.toContain('package')
  expect(await drawn({ ...salary, currency_id: 2 })).not.toContain('package')
})

test('the package is filled with the amounts of a month, and keeps what else it has', () => {
  fillPackage({
    ...salary,
    salary: 108_000,
    housing_allowance: 24_000,
    transport_allowance: 8400,
    per_duration: 'year',
  })
  const kept = readKept()!
  expect(kept.package).toMatchObject({ basic: 630_000, housing: 200_000, transport: 70_000, other: 0, weeklyHours: 48 })
  expect(kept.package.guessed).toEqual({ housing: false, transport: false })
  deviceStorage.removeItem('payPackage')
})
