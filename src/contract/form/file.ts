import type { ProblemCode } from '../problem.ts'
import type { FieldOf } from './field.ts'

/** The most a file may weigh, in bytes. */
export const maxBytes = 5 * 1024 * 1024

/** What images may be sent as, and what letters and certificates may be sent as (design: uploads). */
export const imageTypes = ['image/png', 'image/jpeg'] as const
export const documentTypes = [...imageTypes, 'application/pdf'] as const

/**
 * What is wrong with a file as far as its name, size and declared type tell, which is all a browser has to know; the
 * server also looks whether it is what it says. Names are not kept; one with a path in it is no name a device gives.
 */
export function findFileProblem({ types }: Pick<FieldOf<'file'>, 'types'>, value: unknown): ProblemCode | undefined {
  if (!(value instanceof Blob)) return 'malformed'
  if (value instanceof File && /[\\/]/.test(value.name)) return 'file_name'
  if (value.size === 0) return 'file_empty'
  if (value.size > maxBytes) return 'file_too_large'
  return types.includes(value.type) ? undefined : 'file_type'
}
