import type { ProblemCode } from '../problem.ts'
import type { FieldOf } from './field.ts'

/** The greatest size of a file, in bytes. */
export const maxBytes = 5 * 1024 * 1024

/** The media types accepted for images, and for letters and certificates (design: uploads). */
export const imageTypes = ['image/png', 'image/jpeg'] as const
export const documentTypes = [...imageTypes, 'application/pdf'] as const

/**
 * Returns what is wrong with a file as far as its name, size and declared type tell, which is all a browser has to
 * know; the server also checks whether its content is of that type. Names are not stored; one with a path in it is no
 * name a device gives.
 */
export function findFileProblem({ types }: Pick<FieldOf<'file'>, 'types'>, value: unknown): ProblemCode | undefined {
  if (!(value instanceof Blob)) return 'malformed'
  if (value instanceof File && /[\\/]/.test(value.name)) return 'file_name'
  if (value.size === 0) return 'file_empty'
  if (value.size > maxBytes) return 'file_too_large'
  return types.includes(value.type) ? undefined : 'file_type'
}
