import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './push.schema.ts'

/** The longest address of a push service; those of browsers have about 200 characters. */
export const maxEndpoint = 1000

/** The common moment of all pushes: an hour of Sunday in Riyadh. */
export const pushHour = 19

/** GET /push/key: the public key of this site for push services (RFC 8292), uncompressed, in base64url. */
export const getPushKey = defineEndpoint<typeof shapes.getPushKey>()({
  method: 'GET',
  path: '/push/key',
  access: 'public',
})

/**
 * POST /push: has the weekly push sent to this address of a push service as well; the same address twice is kept once.
 * The request names no account, and nothing that someone follows.
 */
export const addPush = defineEndpoint<typeof shapes.addPush>()({ method: 'POST', path: '/push', access: 'public' })

/** POST /push/remove: sends nothing to this address any more. Anyone who has the address may ask for it. */
export const removePush = defineEndpoint<typeof shapes.removePush>()({
  method: 'POST',
  path: '/push/remove',
  access: 'public',
})
