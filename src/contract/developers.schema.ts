import { array, boolean, enums, type Infer, string, type } from 'superstruct'
import { defineShapes } from './endpoint.ts'

const GuideParameter = type({
  name: string(),
  in: enums(['path', 'query', 'header']),
  required: boolean(),
  description: string(),
})

/** A call as the developers' guide shows it. */
export const GuideCall = type({
  id: string(),
  method: enums(['GET', 'POST']),
  path: string(),
  summary: string(),
  /** The role a caller needs to make it. */
  who: string(),
  parameters: array(GuideParameter),
  /** A command that makes the call. */
  curl: string(),
  /** An example of its JSON response, generated from its shape; empty where the response is a file. */
  example: string(),
  /** The names of the tables (CSV) the response can be requested as. */
  tables: array(string()),
})
export type GuideCall = Infer<typeof GuideCall>

export const ApiGuide = type({
  version: string(),
  /** The base address of the calls, and the address of the whole OpenAPI document. */
  base: string(),
  document: string(),
  subjects: array(type({ name: string(), title: string(), calls: array(GuideCall) })),
})
export type ApiGuide = Infer<typeof ApiGuide>

export const getApiGuide = defineShapes({ response: ApiGuide })
