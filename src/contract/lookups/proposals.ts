import { defineEndpoint } from '../endpoint.ts'
import { choice, lookup, onlyIf, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type { LookupList } from './paths.ts'
import type * as shapes from './proposals.schema.ts'

/** The lists in which people miss a name and propose it. */
export const proposableLists = [
  'jobtitles',
  'departments',
  'cities',
  'specilizations',
] as const satisfies readonly LookupList[]
export type ProposableList = (typeof proposableLists)[number]

/** The most characters of the name of an item. */
export const maxItemName = 100

/** A name that a person misses in a list; `qualification` for a field of study. */
export const missedNameForm = defineForm('missed_name', [
  choice('list', proposableLists),
  text('name', { min: 2, max: maxItemName, published: true }),
  ...onlyIf('list', 'specilizations', [lookup('qualification', 'qualifications')]),
])

/** POST /lists/proposals: proposes a name for a list. Nobody learns who did. 409 `item_listed` where it is there. */
export const proposeName = defineEndpoint<typeof shapes.proposeName>()({
  method: 'POST',
  path: '/lists/proposals',
  whose: 'anybody',
  access: 'member',
  quota: 'listProposal',
  form: missedNameForm,
})
