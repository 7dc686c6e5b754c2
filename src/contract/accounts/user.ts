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

/** Signs out and has the account forget this browser: its secret opens nothing of it any more. */
export const logoutAndForget = defineEndpoint<typeof shapes.logoutAndForget>()({
  method: 'POST',
  path: '/logout/forget',
  whose: 'self',
  access: 'member',
  whileClosed: true,
})
