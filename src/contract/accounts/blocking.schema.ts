import { defineShapes } from '../endpoint.ts'

export const blockAccount = defineShapes({ problems: ['is_moderator', 'not_found'] })

export const unblockAccount = defineShapes({ problems: ['not_found'] })
