import { searchAudit } from '../administration/audit.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, longText, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './announcements.schema.ts'

/** The preference a person must have turned on to get an announcement (spec 3, e-mail notification preferences). */
export const announcementKinds = ['announcement', 'marketing'] as const

const subject = { max: 120, missing: 'subject_missing' } as const
const words = { max: 4000, missing: 'text_missing' } as const

/** The words of a mail to everybody, in both languages. */
const bothWords = [
  text('subject_en', subject),
  text('subject_ar', subject),
  longText('text_en', words),
  longText('text_ar', words),
] as const

/** What the operator tells everybody whose data may have been seen (`admin breach-mail`). */
export const breachForm = defineForm('announcement', bothWords)

/** An announcement of the operator to everybody who asked for them, in both languages. */
export const announcementForm = defineForm('announcement', [
  choice('kind', announcementKinds, { look: 'segments' }),
  ...bothWords,
])

/** POST /moderation/announcements: mails it, in batches, to those who want mails of its kind. */
export const announce = defineEndpoint<typeof shapes.announce>()({
  method: 'POST',
  path: '/moderation/announcements',
  whose: 'anybody',
  access: 'moderator',
  form: announcementForm,
  idempotent: true,
})

/** POST /admin/announcements: the same by an administrator. */
export const announceForSite = defineEndpoint<typeof shapes.announceForSite>()({
  method: 'POST',
  path: '/admin/announcements',
  whose: 'anybody',
  access: 'administrator',
  form: announcementForm,
  fresh: true,
  idempotent: true,
  invalidates: [searchAudit],
})
