import { companies, file, longText, optional, text } from '../form/fields.ts'
import { imageTypes } from '../form/file.ts'

/** How many competitors a company may name. */
export const maxCompetitors = 8

/** Fields that several forms about a company have in common. */
export const defineCompanyName = <N extends string>(field: N) =>
  text(field, { min: 2, max: 120, problem: 'company_name' })
export const defineLine = <N extends string>(field: N) => optional(text(field))
export const defineParagraph = <N extends string>(field: N) => optional(longText(field, { max: 2000 }))
export const definePicture = <N extends string>(field: N) => optional(file(field, imageTypes))
export const defineCompetitors = <N extends string>(field: N) => optional(companies(field, maxCompetitors))

/** Defines an address on the web; `https://` may be left out. */
export const defineWebAddress = <N extends string>(field: N) =>
  optional(
    text(field, {
      max: 300,
      problem: 'malformed',
      clean: (typed) => (/^\w+:/.test(typed) ? typed : `https://${typed}`),
      pattern: /^https?:\/\/[^\s/?#@]+\.[^\s/?#.@]{2,}(?:[/?#]\S*)?$/i,
    }),
  )
