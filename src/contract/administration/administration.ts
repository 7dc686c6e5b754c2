import { emailField, newPasswordFields } from '../accounts/credentials.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, file, optional, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { getSettings } from '../lookups/lists.ts'
import { settingsForm } from '../lookups/settings.ts'
import type * as shapes from './administration.schema.ts'

/**
 * What visitors find: `setup` before the site is opened for the first time, `closed` while it is closed again,
 * `read_only` while they can read and change nothing.
 */
export const siteStates = ['setup', 'open', 'closed', 'read_only'] as const
export type SiteState = (typeof siteStates)[number]
/** Whether visitors may enter. */
export const isEntered = (state: SiteState): boolean => state === 'open' || state === 'read_only'

/** GET /site: whether visitors may enter, and what they are told while they may not. */
export const getSite = defineEndpoint<typeof shapes.getSite>()({
  method: 'GET',
  path: '/site',
  access: 'public',
  whileShut: true,
})

/** What makes the first administrator. */
export const setupForm = defineForm('setup', [
  text('name', { max: 100, missing: 'name_missing' }),
  emailField,
  ...newPasswordFields,
])

/** POST /setup: makes the first administrator, with the token of the link that the server has printed; signs them in. */
export const setUp = defineEndpoint<typeof shapes.setUp>()({
  method: 'POST',
  path: '/setup',
  access: 'public',
  form: setupForm,
  whileShut: true,
})

/** What a site needs before it is opened; each is an item of the list an administrator sees. */
export const launchNeeds = [
  ...(['mail', 'https', 'backup_key', 'backup', 'contact', 'legal_name', 'texts', 'directory'] as const),
] as const
export type LaunchNeed = (typeof launchNeeds)[number]

/** GET /admin/launch: whether the site is open, and what is missing. */
export const readLaunch = defineEndpoint<typeof shapes.readLaunch>()({
  method: 'GET',
  path: '/admin/launch',
  whose: 'anybody',
  access: 'administrator',
})

/** What an administrator can try or confirm there: an e-mail to themselves, a backup, that the texts are read. */
export const triedNeeds = ['mail', 'backup', 'texts'] as const satisfies LaunchNeed[]
export const tryForm = defineForm('try_need', [choice('need', triedNeeds)])

/**
 * POST /admin/try: sends an e-mail to the caller, starts a backup, or notes that the texts are read. 409 `mail_refused`
 * where the mail server does not take it, 409 `backup_key_missing`.
 */
export const tryNeed = defineEndpoint<typeof shapes.tryNeed>()({
  method: 'POST',
  path: '/admin/try',
  whose: 'anybody',
  access: 'administrator',
  form: tryForm,
  fresh: true,
  invalidates: [readLaunch],
})

/** POST /admin/open: lets visitors in. */
export const openSite = defineEndpoint<typeof shapes.openSite>()({
  method: 'POST',
  path: '/admin/open',
  whose: 'anybody',
  access: 'administrator',
  fresh: true,
  invalidates: [getSite, readLaunch, getSettings],
})

/** Whether visitors are kept out or may read on, and what they are told meanwhile. */
export const closeForm = defineForm('close_site', [
  optional(choice('state', ['closed', 'read_only'], { look: 'segments' })),
  optional(text('reason', { max: 200 })),
])

/**
 * POST /admin/close: keeps visitors out, or lets them read and change nothing, and tells them why. Administrators go on,
 * and moderators while visitors are kept out.
 */
export const closeSite = defineEndpoint<typeof shapes.closeSite>()({
  method: 'POST',
  path: '/admin/close',
  whose: 'anybody',
  access: 'administrator',
  form: closeForm,
  fresh: true,
  invalidates: [getSite, readLaunch, getSettings],
})

/** POST /admin/settings: all settings as they are from now on; one that is left out is not shown. */
export const saveSettings = defineEndpoint<typeof shapes.saveSettings>()({
  method: 'POST',
  path: '/admin/settings',
  whose: 'anybody',
  access: 'administrator',
  form: settingsForm,
  fresh: true,
  invalidates: [getSettings, readLaunch],
})

/** The types that devices call a CSV file. */
export const csvTypes = ['text/csv', 'application/vnd.ms-excel', 'text/plain'] as const
/** The most rows of an upload; the command takes any number. */
export const maxUploadedRows = 5000
/** The most rows that an answer tells one by one. */
export const maxToldRows = 200

/** A directory file, and whether it is only tried. */
export const directoryForm = defineForm('directory', [
  file('file', csvTypes),
  choice('act', ['try', 'keep'], { look: 'segments', initial: 'try' }),
])

/** POST /admin/companies: what a directory file would do, or does. */
export const importDirectory = defineEndpoint<typeof shapes.importDirectory>()({
  method: 'POST',
  path: '/admin/companies',
  whose: 'anybody',
  access: 'administrator',
  form: directoryForm,
  fresh: true,
  invalidates: [readLaunch],
})

/** GET /admin/companies.csv: the directory as the import reads it. */
export const exportDirectory = defineEndpoint<typeof shapes.exportDirectory>()({
  method: 'GET',
  path: '/admin/companies.csv',
  whose: 'anybody',
  access: 'administrator',
  file: true,
})
