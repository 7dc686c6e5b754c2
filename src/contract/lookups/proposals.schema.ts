import { defineShapes } from '../endpoint.ts'

export const proposeName = defineShapes({ problems: ['item_listed', 'names_waiting'] })
