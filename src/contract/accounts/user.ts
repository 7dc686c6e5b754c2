import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './user.schema.ts'

export const getProfile = defineEndpoint<typeof shapes.getProfile>()({
  method: 'GET',
  path: '/profile',
  whose: 'self',
  access: 'member',
  whileClosed: true,
  answersUser: true,
})

export const logout = defineEndpoint<typeof shapes.logout>()({
  method: 'POST',
  path: '/logout',
  whose: 'self',
  access: 'member',
  whileClosed: true,
})
