import { array, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { thisDevice } from './this-device.ts'

/** `user.data` holds name, email and image (spec 3, session). */
export const User = type({
  data: type({ name: nullable(string()), email: string(), image: nullable(string()) }),
  /** The name under which a device stores what this person writes there; it says nothing to anybody who finds it. */
  owner: string(),
  /** 1 while the account is closed and can be reopened. */
  closeable: enums([0, 1]),
  roles: array(enums(['member', 'employer', 'moderator', 'lead', 'administrator'])),
  /**
   * The companies they speak for, as employers, and the competitors of each: about all of these they neither write
   * reviews nor vote.
   */
  represents: array(
    type({
      id: integer(),
      name: string(),
      role: enums(['admin', 'editor']),
      competitors: optional(array(integer())),
    }),
  ),
  /** The person's experience list, as far as reviewing needs it. */
  companies: array(type({ id: integer(), name: string() })),
  /** At a sign-in: the day since which terms are in force that are newer than those they knew at the one before. */
  terms_since: optional(string()),
})
export type User = Infer<typeof User>

export const getProfile = defineShapes({ response: User })

export const logout = defineShapes({})

export const logoutAndForget = defineShapes({ beside: type(thisDevice) })
