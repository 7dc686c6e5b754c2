import { deviceStorage } from '../../platform/device-storage.ts'

/** The key in local storage. A sign-out deletes it, as all keys that say something of a person. */
export const followingKey = 'following'

/** Whether this device follows anything, without reading what. */
export const hasFollowed = (): boolean => deviceStorage.getItem(followingKey) !== null
