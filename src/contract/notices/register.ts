import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './register.schema.ts'

/** What an authority asks for: to remove something, to name a person, to hand over other data, anything else. */
export const requestKinds = ['removal', 'identity', 'data', 'other'] as const
/** What became of it. `nothing_to_give`: the site does not have what was asked for. */
export const requestOutcomes = ['waiting', 'refused', 'nothing_to_give', 'partly', 'fulfilled'] as const

/** GET /notices/register: how many notices came and what became of them, and requests of authorities, by month. */
export const readRegister = defineEndpoint<typeof shapes.readRegister>()({
  method: 'GET',
  path: '/notices/register',
  access: 'public',
  cache: 'public',
})
