import type { AnyEndpoint } from '../endpoint.ts'

/**
 * How many hours a used passkey or authenticator code counts for calls that require one; then it is asked for again.
 */
export const secondHours = 12

/**
 * Whether a call requires a passkey or an authenticator code beside the way someone signed in: what moderators
 * decide, what administrators change, and what the admins of a company do in its name.
 */
export const needsSecondFactor = ({ access, whose = [] }: Pick<AnyEndpoint, 'access' | 'whose'>): boolean =>
  access === 'moderator' || access === 'lead' || access === 'administrator' || [whose].flat().includes('admin')
