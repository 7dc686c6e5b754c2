import { array, type Infer, integer, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { choice, file, onlyIf, text } from '../form/fields.ts'
import { imageTypes } from '../form/file.ts'
import { defineForm } from '../form/form.ts'
import { Id, Uuid } from '../params.ts'
import { defineRowsUnder } from '../table.ts'

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

/** A picture or document as visitors see it: its address, and its title in their language. */
export const ShownFile = type({ address: string(), title: string() })
export type ShownFile = Infer<typeof ShownFile>

/** GET /companies/:id/files: the pictures and documents of a company, in its order. */
export const listCompanyFiles = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/files',
  params: { id: Id },
  access: 'public',
  response: type({ pictures: array(ShownFile), documents: array(ShownFile) }),
  tables: { pictures: defineRowsUnder('pictures', ShownFile), documents: defineRowsUnder('documents', ShownFile) },
  cache: 'public',
})

export const Asset = type({ id: string(), address: string(), title_en: string(), title_ar: string() })
export type Asset = Infer<typeof Asset>
const Assets = type({ pictures: array(Asset), documents: array(Asset) })
export type Assets = Infer<typeof Assets>

/** Calls for the people who speak for a company; anybody else gets `not_found`. */
const own = { access: 'employer', response: Assets } as const

/** GET /companies/:id/assets: the same files for the people who manage them, titles in both languages. */
export const listAssets = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/companies/:id/assets',
  params: { id: Id },
  whose: 'company',
})
/** POST /companies/:id/assets: adds one at the end. A full list refuses with `files_full`. */
export const addAsset = defineEndpoint({
  method: 'POST',
  access: 'employer',
  problems: ['files_full'],
  path: '/companies/:id/assets',
  params: { id: Id },
  whose: 'company',
  form: assetForm,
  idempotent: true,
  invalidates: [listAssets, listCompanyFiles],
})
/** POST /companies/:id/assets/:file: changes the titles. */
export const nameAsset = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/companies/:id/assets/:file',
  params: { id: Id, file: Uuid },
  whose: 'company',
  form: titlesForm,
  invalidates: [listAssets, listCompanyFiles],
})
/** POST /companies/:id/assets/:file/move: moves it to another position of its list, counted from 0. */
export const moveAsset = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/companies/:id/assets/:file/move',
  params: { id: Id, file: Uuid },
  whose: 'company',
  beside: type({ place: integer() }),
  invalidates: [listAssets, listCompanyFiles],
})
export const removeAsset = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/companies/:id/assets/:file/remove',
  params: { id: Id, file: Uuid },
  whose: 'company',
  invalidates: [listAssets, listCompanyFiles],
})
