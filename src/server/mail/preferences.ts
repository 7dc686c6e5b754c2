import type { PreferenceName } from '../../contract/profile/preferences.schema.ts'
import { activityPreferences } from '../../contract/profile/preferences.ts'
import type { MailKind } from './queue.ts'

/**
 * The preferences that allow a mail, any of them (spec 3, e-mail notification preferences); mails without any belong to
 * having an account. A company's people choose theirs company by company.
 */
export const preferencesOf: { readonly [Kind in MailKind]?: readonly PreferenceName[] } = {
  monthly_letter: activityPreferences,
  marketing: ['marketing'],
  announcement: ['announcement'],
}

/**
 * Returns whether mails of a kind are optional: these go to nobody whose account is closed, blocked or not verified.
 */
export const isChosen = (kind: MailKind): boolean => getChosenAt(kind) !== undefined

/**
 * Returns the page where a person chooses whether they get mails of a kind; undefined when there is nothing to choose.
 */
export function getChosenAt(kind: MailKind): string | undefined {
  if (kind === 'employer_letter') return '/employer/settings'
  return kind in preferencesOf ? '/user/myprofile/preferences' : undefined
}
