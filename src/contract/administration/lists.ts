import { defineEndpoint } from '../endpoint.ts'
import { choice, longText, lookup, onlyIf, optional, text, whole, yesNo } from '../form/fields.ts'
import { defineForm, type Form } from '../form/form.ts'
import * as lists from '../lookups/lists.ts'
import { type LookupList, lookupPaths } from '../lookups/paths.ts'
import { maxItemName, type ProposableList } from '../lookups/proposals.ts'
import type * as shapes from './lists.schema.ts'

/** Every lookup list an administrator sees: items are renamed, get synonyms and are hidden in all of them. */
export const managedLists = Object.keys(lookupPaths) as LookupList[]

/**
 * The lists to which items are added and of which two are joined. The others are scales, and what is counted and checked
 * follows from the ids they have: age groups and years of experience divide all people, pay is told by each job level,
 * a benefit has a budget of its own, and the group of an interview stage follows from its id.
 */
export const growingLists = [
  'jobtitles',
  'departments',
  'cities',
  'specilizations',
  'qualifications',
  'industries',
  'types',
  'employeeNumbers',
  'employmentStatus',
  'countries',
  'nationalities',
  'curriencies',
] as const satisfies readonly LookupList[]
export type GrowingList = (typeof growingLists)[number]
export const isGrowing = (list: string): list is GrowingList => (growingLists as readonly string[]).includes(list)

/** The most other names of an item. */
export const maxItemNames = 30

/** The reads of all lists. */
const readsOfLists = [
  ...[lists.getAgeGroups, lists.getBenefits, lists.getCountries, lists.getCities, lists.getCurriencies],
  ...[lists.getExperienceGroups, lists.getCompanySizes, lists.getEmploymentStatus, lists.getCompanyTypes],
  ...[lists.getDepartments, lists.getIndustries, lists.getJoblevels, lists.getJobtitles, lists.getNationalities],
  ...[lists.getQualifications, lists.getSpecialisations, lists.getInterviewStages],
]

const defineNameEn = text('name_en', {
  max: maxItemName,
  pattern: /^(?=.*\p{L})[^\p{Script=Arabic}]+$/u,
  problem: 'name_not_english',
})
const defineNameAr = text('name_ar', {
  max: maxItemName,
  pattern: /\p{Script=Arabic}/u,
  problem: 'name_not_arabic',
})
const names = [defineNameEn, defineNameAr, optional(longText('also', { max: 3000, problem: 'too_long' }))] as const

/** Where an item of a list belongs: a title's department, a field's qualification, a city in the region of another. */
const places = {
  jobtitles: lookup('department', 'departments'),
  specilizations: lookup('qualification', 'qualifications'),
  cities: lookup('near', 'cities'),
} as const
type PlacedList = keyof typeof places
const isPlaced = (list: string): list is PlacedList => list in places

const listField = choice('list', growingLists)

/** A new item: its name in both languages, its other names line by line, and where it belongs. */
export const newItemForm = defineForm('list_item', [
  listField,
  ...names,
  ...onlyIf('list', 'jobtitles', [places.jobtitles]),
  ...onlyIf('list', 'specilizations', [places.specilizations]),
  ...onlyIf('list', 'cities', [places.cities]),
])
/** An item as it is from now on. */
export const itemForm = defineForm('list_item', [...names, yesNo('hidden', { initial: 0 })])
/** Which item another one becomes. */
export const joinForm = defineForm('list_join', [whole('into', { min: 1, max: 2 ** 31 - 1, problem: 'not_a_choice' })])

/** Builds the form in which a person chooses the item of a list that another one becomes. */
export const buildJoinForm = (list: GrowingList): Form =>
  defineForm(
    'list_join',
    list === 'specilizations'
      ? [lookup('qualification', 'qualifications', { sent: false }), lookup('into', list, { of: 'qualification' })]
      : [lookup('into', list)],
  )

/** GET /admin/lists/:list: the items of a list as they are, with what uses them. */
export const readList = defineEndpoint<typeof shapes.readList>()({
  method: 'GET',
  path: '/admin/lists/:list',
  whose: 'anybody',
  access: 'administrator',
})

/** GET /admin/proposals: the names people miss in the lists, by list. */
export const listProposals = defineEndpoint<typeof shapes.listProposals>()({
  method: 'GET',
  path: '/admin/proposals',
  whose: 'anybody',
  access: 'administrator',
})

/** What a change of a list changes. */
export const changes = [readList, listProposals, ...readsOfLists] as const

/** POST /admin/lists: adds an item. 409 `item_listed` where the list has one of that name. */
export const addItem = defineEndpoint<typeof shapes.addItem>()({
  method: 'POST',
  path: '/admin/lists',
  whose: 'anybody',
  access: 'administrator',
  form: newItemForm,
  fresh: true,
  invalidates: changes,
})

/** POST /admin/lists/:list/:item: renames an item, changes its other names, and hides or shows it in forms. */
export const changeItem = defineEndpoint<typeof shapes.changeItem>()({
  method: 'POST',
  path: '/admin/lists/:list/:item',
  whose: 'anybody',
  access: 'administrator',
  form: itemForm,
  fresh: true,
  invalidates: changes,
})

/** POST /admin/lists/:list/:item/join: everything written with the item means another one from now on. */
export const joinItem = defineEndpoint<typeof shapes.joinItem>()({
  method: 'POST',
  path: '/admin/lists/:list/:item/join',
  whose: 'anybody',
  access: 'administrator',
  form: joinForm,
  fresh: true,
  invalidates: changes,
})

/** POST /admin/lists/:list/:item/separate: takes the joining of an item back. */
export const separateItem = defineEndpoint<typeof shapes.separateItem>()({
  method: 'POST',
  path: '/admin/lists/:list/:item/separate',
  whose: 'anybody',
  access: 'administrator',
  fresh: true,
  invalidates: changes,
})

/** What becomes of a proposal: an item of its own, another name of one, or nothing. */
export const proposalActs = ['add', 'same', 'refuse'] as const

const proposalFields = [choice('act', proposalActs, { look: 'segments', initial: 'add' })] as const
const isAdded = <F extends Form['fields']>(fields: F) => onlyIf('act', 'add', fields)

/** The decision about a proposal. `department` and `near` where its list asks for them. */
export const proposalForm = defineForm('list_proposal', [
  ...proposalFields,
  ...isAdded(names),
  ...isAdded([optional(places.jobtitles), optional(places.cities)]),
  ...onlyIf('act', 'same', [whole('into', { min: 1, max: 2 ** 31 - 1, problem: 'not_a_choice' })]),
])

/** Builds the form in which a person decides about a proposal for a list. */
export function buildProposalForm(list: ProposableList): Form {
  const place = isPlaced(list) && list !== 'specilizations' ? [places[list]] : []
  const into = buildJoinForm(list).fields
  return defineForm('list_proposal', [
    ...proposalFields,
    ...isAdded(names),
    ...isAdded(place),
    ...onlyIf('act', 'same', into),
  ])
}

/** POST /admin/proposals/:proposal: decides about a proposal. */
export const decideProposal = defineEndpoint<typeof shapes.decideProposal>()({
  method: 'POST',
  path: '/admin/proposals/:proposal',
  whose: 'anybody',
  access: 'administrator',
  form: proposalForm,
  fresh: true,
  invalidates: changes,
})
