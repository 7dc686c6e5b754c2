import { type Infer, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Uuid } from '../params.schema.ts'

/** An answer as readers see it: the month it was last written in, never which person of the company wrote it. */
export const CompanyResponse = type({ text: string(), month: string() })
export type CompanyResponse = Infer<typeof CompanyResponse>

export const answerReview = defineShapes({ params: { review: Uuid }, response: CompanyResponse })
