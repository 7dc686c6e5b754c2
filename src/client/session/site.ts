import { proxy, useSnapshot } from 'valtio'
import { session } from './session.ts'

/** What the server has said of the site: whether visitors are kept out. */
export const site = proxy({ shut: false })

const running = new Set(['administrator', 'moderator'])

/** Whether this person is kept out of the site at present. */
export function useShut(): boolean {
  const { shut } = useSnapshot(site)
  const { user } = useSnapshot(session).auth
  return shut && !user?.roles.some((role) => running.has(role))
}
