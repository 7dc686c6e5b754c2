import { customType } from 'drizzle-orm/pg-core'

/** Bytes, as a Buffer with either driver. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value),
})

/** Text compared byte by byte, so that a prefix search is a range of the index in every locale of the database. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** The words of a text as full text search keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
