import { defineEndpoint } from '../endpoint.ts'
import { lookup, optional, pastYear, step } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './changes.schema.ts'
import { getCompanyProfile, listCompetitors } from './companies.ts'
import {
  defineCompanyName,
  defineCompetitors,
  defineLine,
  defineParagraph,
  definePicture,
  defineWebAddress,
} from './company-fields.ts'

/** The networks a company's page links to; each is a field of the form. */
export const networks = ['twitter', 'instagram', 'linkedin', 'youtube', 'snapchat'] as const

/** Everything a company's page shows (spec 3, company; R-033), texts in both languages. */
export const companyUpdate = defineForm('company_update', [
  ...step(1, [
    defineCompanyName('name_en'),
    defineCompanyName('name_ar'),
    definePicture('logo'),
    definePicture('cover'),
  ]),
  ...step(2, [
    optional(lookup('industry', 'industries')),
    optional(lookup('headquarters', 'cities')),
    optional(lookup('type', 'types')),
    optional(lookup('size', 'employeeNumbers')),
    optional(pastYear('founded', 1800)),
    defineCompetitors('competitors'),
    defineLine('revenue_en'),
    defineLine('revenue_ar'),
    defineLine('activity_en'),
    defineLine('activity_ar'),
  ]),
  ...step(3, [
    defineParagraph('about_en'),
    defineParagraph('about_ar'),
    defineParagraph('mission_en'),
    defineParagraph('mission_ar'),
    defineParagraph('vision_en'),
    defineParagraph('vision_ar'),
  ]),
  ...step(4, [
    defineLine('ceo_en'),
    defineLine('ceo_ar'),
    definePicture('ceo_image'),
    defineWebAddress('ceo_linkedin'),
  ]),
  ...step(5, [
    defineWebAddress('website'),
    defineLine('phone'),
    defineLine('address_en'),
    defineLine('address_ar'),
    defineWebAddress('map_link'),
    defineWebAddress('twitter'),
    defineWebAddress('instagram'),
    defineWebAddress('linkedin'),
    defineWebAddress('youtube'),
    defineWebAddress('snapchat'),
  ]),
])
export type UpdateField = (typeof companyUpdate)['fields'][number]['name']
export const pictureFields = ['logo', 'cover', 'ceo_image'] as const
export type PictureField = (typeof pictureFields)[number]

/** GET /companies/:id/editable: the editable values in both languages. */
export const getEditableCompany = defineEndpoint<typeof shapes.getEditableCompany>()({
  method: 'GET',
  path: '/companies/:id/editable',
  whose: 'anybody',
  access: 'member',
})

/**
 * POST /companies/:id/change: the page as it should be. What differs from `edition` is applied or waits for a
 * moderator; where the page has changed since, the request is refused with `page_changed`, so that nobody undoes what
 * they have not seen.
 */
export const changeCompany = defineEndpoint<typeof shapes.changeCompany>()({
  method: 'POST',
  path: '/companies/:id/change',
  whose: 'speaker',
  access: 'member',
  form: companyUpdate,
  idempotent: true,
  invalidates: [getCompanyProfile, getEditableCompany, listCompetitors],
})
