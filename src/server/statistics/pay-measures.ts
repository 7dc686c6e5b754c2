/**
 * What pay is counted under. Of a company: everybody (`salary.pay`) and the parts of each fixed breakdown
 * (`salary.pay.joblevel.2`). Of the whole country: everybody with a job title (`title.40`), the parts of its fixed
 * breakdowns (`title.40.joblevel.2`), and every department (`department.3`). No two breakdowns are ever combined but these.
 * Where a breakdown has many parts, their sizes are counted apart (`salary.size.jobtitle`), and found first.
 */
export const payMeasure = 'salary.pay'
export const payDimensions = ['jobtitle', 'joblevel', 'department', 'experience', 'gender', 'nation'] as const
export type PayDimension = (typeof payDimensions)[number]
export const payPart = (dimension: PayDimension, id: number | string) => `${payMeasure}.${dimension}.${id}`
export const sizedDimensions = ['jobtitle', 'department'] as const
export const paySizes = (dimension: (typeof sizedDimensions)[number]) => `salary.size.${dimension}`

/** Parts of the pay that not everybody gets: amounts of a year, the commission of a month, the raise in percent. */
export const payExtras = ['cash_bonus', 'profit_sharing', 'sales_commission', 'annual_raise'] as const
export type PayExtra = (typeof payExtras)[number]
export const payExtra = (extra: PayExtra) => `${payMeasure}.${extra}`

export const titleMeasure = (jobtitle: number | string) => `title.${jobtitle}`
export const titleDimensions = ['joblevel', 'experience', 'gender', 'city'] as const
export type TitleDimension = (typeof titleDimensions)[number]
export const titlePart = (jobtitle: number | string, dimension: TitleDimension, id: number | string) =>
  `${titleMeasure(jobtitle)}.${dimension}.${id}`
export const titleSizes = (jobtitle: number | string, dimension: TitleDimension) => `titlesize.${jobtitle}.${dimension}`
export const departmentMeasure = (department: number | string) => `department.${department}`
