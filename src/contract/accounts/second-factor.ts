import type { AnyEndpoint } from '../endpoint.ts'

/** Hours in which a passkey or an app's code that was used opens what asks for one; then it is asked for again. */
export const secondHours = 12

/**
 * Whether a call asks for a passkey or an app's code beside whatever somebody signed in with: what moderators decide, and what the admins of
 * a company do in its name.
 */
export const needsSecondFactor = ({ access, whose = [] }: Pick<AnyEndpoint, 'access' | 'whose'>): boolean =>
  access === 'moderator' || access === 'lead' || [whose].flat().includes('admin')
