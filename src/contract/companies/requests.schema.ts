import { defineShapes } from '../endpoint.ts'

export const requestCompany = defineShapes({ problems: ['company_listed', 'proposals_waiting'] })
