import { array, type Infer, integer, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, Uuid } from '../params.schema.ts'
import { defineRowsUnder } from '../table.ts'

/** A picture or document as visitors see it: its address, and its title in their language. */
export const ShownFile = type({ address: string(), title: string() })
export type ShownFile = Infer<typeof ShownFile>

export const listCompanyFiles = defineShapes({
  params: { id: Id },
  response: type({ pictures: array(ShownFile), documents: array(ShownFile) }),
  tables: { pictures: defineRowsUnder('pictures', ShownFile), documents: defineRowsUnder('documents', ShownFile) },
})

export const Asset = type({ id: string(), address: string(), title_en: string(), title_ar: string() })
export type Asset = Infer<typeof Asset>
const Assets = type({ pictures: array(Asset), documents: array(Asset) })
export type Assets = Infer<typeof Assets>

const own = { response: Assets } as const

export const listAssets = defineShapes({ ...own, params: { id: Id } })

export const addAsset = defineShapes({ problems: ['files_full'], params: { id: Id } })

export const nameAsset = defineShapes({ ...own, params: { id: Id, file: Uuid } })

export const moveAsset = defineShapes({ ...own, params: { id: Id, file: Uuid }, beside: type({ place: integer() }) })

export const removeAsset = defineShapes({ ...own, params: { id: Id, file: Uuid } })
