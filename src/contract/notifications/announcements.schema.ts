import { defineShapes } from '../endpoint.ts'

export const announce = defineShapes({})
export const announceForSite = defineShapes({})
