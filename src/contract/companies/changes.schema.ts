import { array, enums, type Infer, integer, nullable, record, string, type, unknown } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { pictureFields } from './changes.ts'

/**
 * What the form starts with: `answers` by field, without pictures; `pictures` the addresses of the present pictures.
 * `edition` names this state of the page and is sent back with the change. `may`: the people who speak for the company
 * change the page at once, others propose, and where the company speaks for itself others may do `nothing`.
 */
export const EditableCompany = type({
  name: string(),
  edition: string(),
  may: enums(['apply', 'propose', 'nothing']),
  answers: record(string(), unknown()),
  pictures: record(enums(pictureFields), nullable(string())),
  /** The names of the competitors, so that the client need not request them one by one. */
  competitors: array(type({ id: integer(), name: string() })),
})
export type EditableCompany = Infer<typeof EditableCompany>

export const getEditableCompany = defineShapes({ params: { id: Id }, response: EditableCompany })

export const changeCompany = defineShapes({
  params: { id: Id },
  problems: [
    'company_unlocked',
    'competitor_itself',
    'page_changed',
    'nothing_changed',
    'company_listed',
    'quota_reached',
    'proposals_waiting',
  ],
  beside: type({ edition: string() }),
})
