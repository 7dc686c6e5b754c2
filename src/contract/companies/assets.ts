import { defineEndpoint } from '../endpoint.ts'
import { choice, file, onlyIf, text } from '../form/fields.ts'
import { imageTypes } from '../form/file.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './assets.schema.ts'

/** The files a company's people add to its page beside its facts; E-222: names are ours. */
export const assetUses = ['picture', 'document'] as const
export type AssetUse = (typeof assetUses)[number]
/** How many of each a company may show. */
export const maxAssets: Readonly<Record<AssetUse, number>> = { picture: 12, document: 6 }

const titles = [text('title_en', { max: 120 }), text('title_ar', { max: 120 })] as const

/** A picture or a document for the page, with its title in both languages. */
export const assetForm = defineForm('asset', [
  choice('use', assetUses, { look: 'segments', initial: 'picture' }),
  ...onlyIf('use', 'picture', [file('picture', imageTypes)]),
  ...onlyIf('use', 'document', [file('document', ['application/pdf'])]),
  ...titles,
])
export const titlesForm = defineForm('asset_titles', titles)

/** GET /companies/:id/files: the pictures and documents of a company, in its order. */
export const listCompanyFiles = defineEndpoint<typeof shapes.listCompanyFiles>()({
  method: 'GET',
  path: '/companies/:id/files',
  access: 'public',
  cache: 'public',
})

/** Calls for the people who speak for a company; anybody else gets `not_found`. */
const own = { access: 'employer' } as const

/** GET /companies/:id/assets: the same files for the people who manage them, titles in both languages. */
export const listAssets = defineEndpoint<typeof shapes.listAssets>()({
  ...own,
  method: 'GET',
  path: '/companies/:id/assets',
  whose: 'company',
})
/** POST /companies/:id/assets: adds one at the end. A full list refuses with `files_full`. */
export const addAsset = defineEndpoint<typeof shapes.addAsset>()({
  method: 'POST',
  access: 'employer',
  path: '/companies/:id/assets',
  whose: 'company',
  form: assetForm,
  idempotent: true,
  invalidates: [listAssets, listCompanyFiles],
})
/** POST /companies/:id/assets/:file: changes the titles. */
export const nameAsset = defineEndpoint<typeof shapes.nameAsset>()({
  ...own,
  method: 'POST',
  path: '/companies/:id/assets/:file',
  whose: 'company',
  form: titlesForm,
  invalidates: [listAssets, listCompanyFiles],
})
/** POST /companies/:id/assets/:file/move: moves it to another position of its list, counted from 0. */
export const moveAsset = defineEndpoint<typeof shapes.moveAsset>()({
  ...own,
  method: 'POST',
  path: '/companies/:id/assets/:file/move',
  whose: 'company',
  invalidates: [listAssets, listCompanyFiles],
})

export const removeAsset = defineEndpoint<typeof shapes.removeAsset>()({
  ...own,
  method: 'POST',
  path: '/companies/:id/assets/:file/remove',
  whose: 'company',
  invalidates: [listAssets, listCompanyFiles],
})
