import { expect } from 'vitest'
import type { SalaryStatistics } from '../../src/contract/companies/salaries.ts'
import type { TitleSalaries, TitleSummary } from '../../src/contract/salaries/browse.ts'
import type { Comparison } from '../../src/contract/salaries/compare.ts'
import type { PayPart } from '../../src/contract/salaries/pay.ts'
import { averageTold, barsTold, partsTold, payTold } from './naive-pay.ts'
import type { PayGuard } from './naive-pay-guard.ts'
import type { Tally } from './naive-statistics.ts'
import type { TestServer } from './server.ts'

/** Parts as told, by id, without their names. */
const byId = (parts: readonly (PayPart & { average?: number | null })[]) =>
  Object.fromEntries(parts.map(({ id, name: _, ...pay }) => [id, pay]))

/** Holds a breakdown against what may be told of it; answers of how many parts a number was told. */
function expectParts(
  { parts, rest }: { parts: readonly PayPart[]; rest?: boolean },
  whole: Tally,
  own: Record<string, Tally>,
  { averages = false } = {},
): number {
  const { told, rest: left } = partsTold(whole, own)
  const pay = (id: string) => ({ ...payTold(own[id]!), ...(averages && { average: averageTold(own[id]!) }) })
  expect(byId(parts)).toEqual(Object.fromEntries(told.map((id) => [id, pay(id)])))
  if (rest !== undefined) expect(rest).toBe(left)
  return parts.filter(({ median }) => median !== null).length
}

const compared = {
  ...{ total_pay: 9000, bonus: 0, annual_leave: 21, is_former: 0, year: 2025, start: '2020-01-01' },
  ...{ nationality: 1, education: 1, specilization: 1 },
}
const levels = [1, 2, 3, 4]

/**
 * Holds every chart of a company's pay, and of what is compared with it, against the naive guard. `token` is of somebody
 * who shared a salary. Answers of how many parts each chart told a number.
 */
export async function expectCompanyPay(server: TestServer, companyId: number, guard: PayGuard, token: string) {
  const all = guard.released('company')
  const parts = (name: string) => guard.parts(`company/${name}`)
  const charts: SalaryStatistics = (await server.call('GET', `/companies/${companyId}/salaries`)).json.data
  const expectOpen = ({ pay, bars, level, department, nation }: SalaryStatistics | Comparison) => {
    expect(pay).toEqual(payTold(all))
    expect(bars).toEqual(barsTold(all))
    return {
      bars: bars.length,
      level: expectParts(level, all, parts('level')),
      department: expectParts(department, all, parts('department')),
      nation: expectParts(nation, all, parts('nation'), { averages: true }),
    }
  }
  const seen = {
    ...expectOpen(charts),
    experience: expectParts(charts.experience, all, parts('experience')),
    gender: expectParts(charts.gender, all, parts('gender')),
    extras: 0,
  }
  const titles: PayPart[] = (await server.call('GET', `/companies/${companyId}/salaries/titles`, { token })).json.data
  const title = expectParts({ parts: titles }, all, parts('jobtitle'))
  expect(charts.titles.map(({ id, people }) => [String(id), people])).toEqual(
    titles.map(({ id, people }) => [id, people]),
  )

  for (const joblevel of levels)
    for (const everything of [false, true]) {
      const path = `/companies/${companyId}/compare${everything ? '/all' : ''}`
      const { json } = await server.call('POST', path, { body: { ...compared, joblevel }, token })
      const comparison: Comparison = json.data
      expectOpen(comparison)
      const level = parts('level')[joblevel]
      const told = partsTold(all, parts('level')).told.includes(String(joblevel))
      expect(comparison.own && byId([comparison.own])).toEqual(told ? { [joblevel]: payTold(level!) } : null)
      expect(comparison.ownBars).toEqual(told ? barsTold(level!) : [])
      const extra = (name: string, percent = false) => payTold(guard.released(`company/extra/${name}`), { percent })
      expect(comparison.extras).toEqual(
        everything
          ? {
              ...{ cash_bonus: extra('cash_bonus'), profit_sharing: extra('profit_sharing') },
              ...{ sales_commission: extra('sales_commission'), annual_raise: extra('annual_raise', true) },
            }
          : null,
      )
      seen.extras += Object.values(comparison.extras ?? {}).filter((pay) => pay?.median).length
    }
  return { ...seen, title }
}

/** The same for the pay of the whole country, by job title and department. */
export async function expectNationalPay(server: TestServer, guard: PayGuard, token: string) {
  const { titles, departments }: { titles: TitleSummary[]; departments: PayPart[] } = (
    await server.call('GET', '/salaries?limit=50')
  ).json.data
  const told = (whole: string, ids: number[]) =>
    ids.flatMap((id) => {
      const pay = payTold(guard.released(`${whole} ${id}`))
      return pay ? [[String(id), pay] as const] : []
    })
  expect(Object.fromEntries(titles.map(({ id, people, median }) => [id, { people, median }]))).toEqual(
    Object.fromEntries(told('title', [1, 2, 3]).map(([id, { people, median }]) => [id, { people, median }])),
  )
  expect(byId(departments)).toEqual(Object.fromEntries(told('department', levels)))
  for (const { id } of titles) {
    const title: TitleSalaries = (await server.call('GET', `/salaries/${id}`, { token })).json.data
    const all = guard.released(`title ${id}`)
    expect(title.pay).toEqual(payTold(all))
    expect(title.bars).toEqual(barsTold(all))
    for (const name of ['level', 'experience', 'gender', 'city'] as const)
      expectParts(title[name], all, guard.parts(`title ${id}/${name}`))
  }
}
