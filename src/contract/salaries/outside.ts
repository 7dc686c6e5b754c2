import { defineWebAddress } from '../companies/company-fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './outside.schema.ts'
import { nationGroups } from './pay.ts'

/** The nationalities that others publish pay of: `foreign` is everybody who is not Saudi. */
export const outsideNations = ['saudi', 'foreign', ...nationGroups.filter((group) => group !== 'saudi')] as const
/** What a figure is of the pay of its people. */
export const outsideMeasures = ['average', 'median'] as const
/** What the pay contains, where its source says so: `basic` pay alone, or `total` pay with allowances. */
export const outsideContents = ['basic', 'total'] as const

/** The most figures that one answer has. */
export const maxOutsideFigures = 12

/** Who publishes a figure, in both languages, where it can be read, and under which licence it may be shown. */
export const outsideSourceForm = defineForm('outside_source', [
  text('source_en', { max: 120 }),
  text('source_ar', { max: 120 }),
  defineWebAddress('link'),
  text('licence', { max: 120 }),
])

/**
 * GET /outside-pay?title=&city=: pay as others publish it, of a job title (else of its department, else of all
 * occupations) or of a city (else of its region). No number of this site contains any of it, and it contains none.
 */
export const getOutsidePay = defineEndpoint<typeof shapes.getOutsidePay>()({
  method: 'GET',
  path: '/outside-pay',
  access: 'public',
  cache: 'public',
})
