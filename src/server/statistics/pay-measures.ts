/**
 * What pay is counted under. Of a company: everybody (`salary.pay`) and the parts of each fixed breakdown
 * (`salary.pay.joblevel.2`). Of the whole country: everybody with a job title (`title.40`), the parts of its fixed
 * breakdowns (`title.40.joblevel.2`), and every department (`department.3`). No two breakdowns are ever combined but these.
 */
export const payMeasure = 'salary.pay'
export const payDimensions = ['jobtitle', 'joblevel', 'department', 'experience', 'gender', 'nation'] as const
export type PayDimension = (typeof payDimensions)[number]
export const payPart = (dimension: PayDimension, id: number | string) => `${payMeasure}.${dimension}.${id}`

/** Parts of the pay that not everybody gets: amounts of a year, the commission of a month, the raise in percent. */
export const payExtras = ['cash_bonus', 'profit_sharing', 'sales_commission', 'annual_raise'] as const
export type PayExtra = (typeof payExtras)[number]
export const payExtra = (extra: PayExtra) => `${payMeasure}.${extra}`

export const titleMeasure = (jobtitle: number | string) => `title.${jobtitle}`
export const titleDimensions = ['joblevel', 'experience', 'gender', 'city'] as const
export type TitleDimension = (typeof titleDimensions)[number]
export const titlePart = (jobtitle: number, dimension: TitleDimension, id: number | string) =>
  `${titleMeasure(jobtitle)}.${dimension}.${id}`
export const departmentMeasure = (department: number | string) => `department.${department}`

/** Whether a measure is about pay; all of it passes the guard. */
export const isPay = (measure: string): boolean =>
  measure === payMeasure || wholeOfPay(measure) !== null || /^(title|department)\.\d+$/.test(measure)

/** The measure with which one of its parts is released; null for what is no part of pay. */
export function wholeOfPay(measure: string): string | null {
  if (measure.startsWith(`${payMeasure}.`)) return payMeasure
  return /^(title\.\d+)\.\w+\.\w+$/.exec(measure)?.[1] ?? null
}
