import { defineEndpoint } from '../endpoint.ts'
import { choice, file } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { getOutsidePay } from '../salaries/outside.ts'
import { csvTypes } from './administration.ts'
import type * as shapes from './figures.schema.ts'

/** A file of figures that others publish, and whether it is only tried. */
export const figuresForm = defineForm('figures', [
  file('file', csvTypes),
  choice('act', ['try', 'keep'], { look: 'segments', initial: 'try' }),
])

/** GET /admin/figures: whose figures are shown, by name. */
export const listFigureSources = defineEndpoint<typeof shapes.listFigureSources>()({
  method: 'GET',
  path: '/admin/figures',
  whose: 'anybody',
  access: 'administrator',
})

/** What a change of the figures changes. */
export const changedByFigures = [listFigureSources, getOutsidePay] as const

/** POST /admin/figures: what a file of figures would do, or does. */
export const importFigures = defineEndpoint<typeof shapes.importFigures>()({
  method: 'POST',
  path: '/admin/figures',
  whose: 'anybody',
  access: 'administrator',
  form: figuresForm,
  fresh: true,
  invalidates: changedByFigures,
})

/** POST /admin/figures/:source/withdraw: shows the figures of a source no more. */
export const withdrawFigures = defineEndpoint<typeof shapes.withdrawFigures>()({
  method: 'POST',
  path: '/admin/figures/:source/withdraw',
  whose: 'anybody',
  access: 'administrator',
  fresh: true,
  invalidates: changedByFigures,
})
