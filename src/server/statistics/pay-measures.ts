/**
 * The measures of pay. Of a company: everybody (`salary.pay`) and each job level (`salary.joblevel.2`). Of the whole
 * country: everybody with a job title (`title.40`), each group of nationalities (`nation.saudi`), each gender
 * (`gender.female`), and the parts of pay not everybody gets (`extra.cash_bonus`). No two are ever combined.
 */
export const payMeasure = 'salary.pay'
export const buildLevelMeasure = (joblevel: number | string) => `salary.joblevel.${joblevel}`

/** The parts of pay that not everybody gets: yearly amounts, the monthly commission, the raise in percent. */
export const payExtras = ['cash_bonus', 'profit_sharing', 'sales_commission', 'annual_raise'] as const
export type PayExtra = (typeof payExtras)[number]
export const buildExtraMeasure = (extra: PayExtra) => `extra.${extra}`

export const buildTitleMeasure = (jobtitle: number | string) => `title.${jobtitle}`
export const buildNationMeasure = (nation: string) => `nation.${nation}`
export const buildGenderMeasure = (gender: string) => `gender.${gender}`
