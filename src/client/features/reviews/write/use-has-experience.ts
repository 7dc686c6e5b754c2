import { useSnapshot } from 'valtio'
import { session } from '../../../session/session.ts'

/**
 * Returns whether the signed-in person may write a company review of this company (spec 6: it is in the experience
 * list).
 */
export function useHasExperience(companyId: number): boolean {
  const { auth } = useSnapshot(session)
  return auth.user?.companies.some(({ id }) => id === companyId) ?? false
}
