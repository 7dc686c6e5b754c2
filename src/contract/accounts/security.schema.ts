import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { deviceKinds } from './devices.ts'
import { thisDevice } from './this-device.ts'

export const changePassword = defineShapes({
  beside: type(thisDevice),
  problems: ['password_wrong', 'password_common'],
})

/** A signed-in browser: the kind of device and the day it was last used, nothing finer. */
export const OwnSession = type({
  id: string(),
  device: enums(deviceKinds),
  /** A day: `2026-10-31`. */
  last_seen: string(),
  /** Whether it is the session the call came with. */
  current: boolean(),
})
export type OwnSession = Infer<typeof OwnSession>

export const listSessions = defineShapes({ response: array(OwnSession) })

export const endSession = defineShapes({ problems: ['not_found'] })

/** A day is null where the browser was added before days were noted. */
export const listBrowsers = defineShapes({ response: type({ days: array(nullable(string())) }) })

export const forgetBrowsers = defineShapes({ beside: type(thisDevice) })
