import { boolean, enums, nullable, object, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { readOneByOne } from './readings.ts'

export const getContext = defineShapes({
  params: { id: Id },
  query: object({ kind: enums(readOneByOne), department: Id, joblevel: Id, city: Id }),
  response: type({ crowded: boolean(), region: nullable(string()) }),
})
