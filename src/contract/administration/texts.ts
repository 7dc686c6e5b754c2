import { defineEndpoint } from '../endpoint.ts'
import { choice, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { getSettings } from '../lookups/lists.ts'
import type * as shapes from './texts.schema.ts'

/** The texts of the site that an administrator may rewrite; each is a file of `locales/<language>/`. */
export const textKeys = ['privacy-policy', 'terms-condition', 'about-us', 'press', 'faq'] as const
export type TextKey = (typeof textKeys)[number]
/** The text that people accept when they sign up. */
export const termsKey = 'terms-condition' satisfies TextKey

/** GET /texts/:text: a text as an administrator has published it; 404 while the one that ships is in force. */
export const getText = defineEndpoint<typeof shapes.getText>()({
  method: 'GET',
  path: '/texts/:text',
  access: 'public',
  cache: 'public',
})

/** GET /admin/texts: the versions of every text. */
export const listTexts = defineEndpoint<typeof shapes.listTexts>()({
  method: 'GET',
  path: '/admin/texts',
  whose: 'anybody',
  access: 'administrator',
})

/** GET /admin/texts/:text/:version: a version as it is written and as it is shown, and what it changes. */
export const readTextVersion = defineEndpoint<typeof shapes.readTextVersion>()({
  method: 'GET',
  path: '/admin/texts/:text/:version',
  whose: 'anybody',
  access: 'administrator',
})

/** The most characters of a text in one language. */
export const maxTextLength = 40_000

/** A text in both languages, in Markdown, and whether it is published. */
export const textForm = defineForm('text', [
  longText('en', { max: maxTextLength, missing: 'text_missing' }),
  longText('ar', { max: maxTextLength, missing: 'text_missing' }),
  choice('act', ['draft', 'publish'], { look: 'segments', initial: 'draft' }),
])

/** POST /admin/texts/:text: keeps the draft of a text, or publishes it as the next version. */
export const saveText = defineEndpoint<typeof shapes.saveText>()({
  method: 'POST',
  path: '/admin/texts/:text',
  whose: 'anybody',
  access: 'administrator',
  form: textForm,
  fresh: true,
  invalidates: [listTexts, readTextVersion, getText, getSettings],
})
