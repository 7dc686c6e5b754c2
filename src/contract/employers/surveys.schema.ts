import { array, assign, enums, type Infer, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { Study } from '../studies/studies.schema.ts'
import { surveyStates } from './surveys.ts'

/** A company's survey with its results as the public page shows them, and never more. */
export const Survey = assign(Study, type({ state: enums(surveyStates) }))
export type Survey = Infer<typeof Survey>

export const listSurveys = defineShapes({ params: { id: Id }, response: array(Survey) })

export const proposeSurvey = defineShapes({ params: { id: Id }, problems: ['surveys_waiting'] })
