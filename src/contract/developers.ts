import { array, boolean, enums, type Infer, string, type } from 'superstruct'
import { defineEndpoint } from './endpoint.ts'

const GuideParameter = type({
  name: string(),
  in: enums(['path', 'query', 'header']),
  required: boolean(),
  description: string(),
})

/** A call as a reader meets it. */
export const GuideCall = type({
  id: string(),
  method: enums(['GET', 'POST']),
  path: string(),
  summary: string(),
  /** Who may make it. */
  who: string(),
  parameters: array(GuideParameter),
  /** A command that makes the call. */
  curl: string(),
  /** What it answers, made up from its shape: JSON. Empty where the answer is a file. */
  example: string(),
  /** The tables the answer is to be had as. */
  tables: array(string()),
})
export type GuideCall = Infer<typeof GuideCall>

export const ApiGuide = type({
  version: string(),
  /** Where the calls are reached, and where the whole document is. */
  base: string(),
  document: string(),
  subjects: array(type({ name: string(), title: string(), calls: array(GuideCall) })),
})
export type ApiGuide = Infer<typeof ApiGuide>

/** GET /developers/guide: the document of the calls in the form a person reads it, in the language of the call. */
export const getApiGuide = defineEndpoint({
  method: 'GET',
  path: '/developers/guide',
  access: 'public',
  response: ApiGuide,
  cache: 'public',
})
