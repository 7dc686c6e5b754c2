import { defineShapes } from '../endpoint.ts'
import { Uuid } from '../params.schema.ts'

export const getCompanyFile = defineShapes({ params: { file: Uuid } })

export const getProposedFile = defineShapes({ params: { file: Uuid }, problems: ['own_case'] })
