import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { proposableLists } from '../lookups/proposals.ts'
import { Id, Slug, Uuid } from '../params.schema.ts'
import { managedLists } from './lists.ts'

/** An item as it is, whether it ships or was added. */
export const ManagedItem = type({
  id: integer(),
  name_en: string(),
  name_ar: string(),
  also: array(string()),
  /** The name of what it belongs to: a department, a qualification, a region. */
  of: nullable(string()),
  /** The id of its department or qualification. */
  parent: nullable(integer()),
  hidden: boolean(),
  /** Whether forms, counts or addresses rely on its id: it is not hidden and not joined. */
  needed: boolean(),
  /** The item it has become. */
  joined: nullable(type({ id: integer(), name: string() })),
  /** How many companies name it; null where companies name none of its list. */
  companies: nullable(integer()),
  /** How many people have shared their pay with this job title, as released; null where no release counts them. */
  people: nullable(integer()),
})
export type ManagedItem = Infer<typeof ManagedItem>

export const readList = defineShapes({
  params: { list: Slug },
  response: type({ list: enums(managedLists), growing: boolean(), items: array(ManagedItem) }),
})

/** A name that is missed; `near` are the nearest items of its list. */
export const Proposal = type({
  id: string(),
  list: enums(proposableLists),
  name: string(),
  of: nullable(type({ id: integer(), name: string() })),
  month: string(),
  near: array(string()),
})
export type Proposal = Infer<typeof Proposal>

export const listProposals = defineShapes({ response: array(Proposal) })

export const addItem = defineShapes({ problems: ['item_listed', 'too_many_chosen'] })
export const changeItem = defineShapes({
  params: { list: Slug, item: Id },
  problems: ['item_listed', 'item_needed', 'too_many_chosen'],
})
export const joinItem = defineShapes({
  params: { list: Slug, item: Id },
  problems: ['item_needed', 'item_elsewhere', 'not_a_choice'],
})
export const separateItem = defineShapes({ params: { list: Slug, item: Id } })
export const decideProposal = defineShapes({
  params: { proposal: Uuid },
  problems: ['item_listed', 'missing', 'not_a_choice', 'item_elsewhere', 'too_many_chosen'],
})
