import { endpoint } from '../endpoint.ts'
import { longText, lookup, optional, pastYear, step, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'

const name = <N extends string>(field: N) => text(field, { min: 2, max: 120, problem: 'company_name' })
const line = <N extends string>(field: N) => optional(text(field))
const paragraph = <N extends string>(field: N) => optional(longText(field, { max: 2000 }))
/** An address on the web; `https://` may be left out. */
export const address = <N extends string>(field: N) =>
  optional(
    text(field, {
      max: 300,
      problem: 'malformed',
      clean: (typed) => (/^\w+:/.test(typed) ? typed : `https://${typed}`),
      pattern: /^https?:\/\/[^\s/?#@]+\.[^\s/?#.@]{2,}(?:[/?#]\S*)?$/i,
    }),
  )

/**
 * A request to add a company (spec 1, spec 2: in steps; E-222: names are ours): its names; the facts a page shows of it
 * (spec 3, company, by label); and what it says of itself. Texts are in the language they are written in.
 */
export const companyRequest = defineForm('company_request', [
  ...step(1, [name('name_ar'), name('name_en'), address('website')]),
  ...step(2, [
    lookup('industry', 'industries'),
    lookup('headquarters', 'cities'),
    optional(lookup('type', 'types')),
    optional(lookup('size', 'employeeNumbers')),
    optional(pastYear('founded', 1800)),
    line('revenue'),
    line('activity'),
    line('phone'),
    line('address'),
    address('map_link'),
  ]),
  ...step(3, [
    paragraph('about'),
    paragraph('mission'),
    paragraph('vision'),
    line('ceo'),
    address('ceo_linkedin'),
    address('twitter'),
    address('instagram'),
    address('linkedin'),
  ]),
])

/** POST /companies/request: the company waits for approval from then on (T-015). */
export const requestCompany = endpoint({
  method: 'POST',
  path: '/companies/request',
  access: 'member',
  form: companyRequest,
  idempotent: true,
})
