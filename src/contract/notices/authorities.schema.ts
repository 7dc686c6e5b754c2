import { defineShapes } from '../endpoint.ts'

export const setAuthorityRequests = defineShapes({})
