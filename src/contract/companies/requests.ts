import { defineEndpoint } from '../endpoint.ts'
import { lookup, optional, pastYear, step } from '../form/fields.ts'
import { type AnswersOf, defineForm } from '../form/form.ts'
import {
  defineCompanyName,
  defineCompetitors,
  defineLine,
  defineParagraph,
  definePicture,
  defineWebAddress,
} from './company-fields.ts'
import type * as shapes from './requests.schema.ts'

/**
 * A request to add a company (spec 1, spec 2: in steps; E-222: names are ours): its names; the facts a page shows of it
 * (spec 3, company, by label); and how it describes itself. Texts are in the language they are written in.
 */
export const companyRequest = defineForm('company_request', [
  ...step(1, [
    defineCompanyName('name_ar'),
    defineCompanyName('name_en'),
    defineWebAddress('website'),
    definePicture('logo'),
    definePicture('cover'),
  ]),
  ...step(2, [
    lookup('industry', 'industries'),
    lookup('headquarters', 'cities'),
    optional(lookup('type', 'types')),
    optional(lookup('size', 'employeeNumbers')),
    optional(pastYear('founded', 1800)),
    defineCompetitors('competitors'),
    defineLine('revenue'),
    defineLine('activity'),
    defineLine('phone'),
    defineLine('address'),
    defineWebAddress('map_link'),
  ]),
  ...step(3, [
    defineParagraph('about'),
    defineParagraph('mission'),
    defineParagraph('vision'),
    defineLine('ceo'),
    defineWebAddress('ceo_linkedin'),
    defineWebAddress('twitter'),
    defineWebAddress('instagram'),
    defineWebAddress('linkedin'),
  ]),
])

export type CompanyRequestAnswers = AnswersOf<typeof companyRequest>

/** POST /companies/request: from then on the company waits for approval (T-015). */
export const requestCompany = defineEndpoint<typeof shapes.requestCompany>()({
  method: 'POST',
  path: '/companies/request',
  whose: 'self',
  access: 'member',
  form: companyRequest,
  idempotent: true,
  quota: 'companyRequest',
})
