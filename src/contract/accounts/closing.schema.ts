import { enums, optional, record, string, type, unknown } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { removalTimes } from '../removal-times.ts'

export const closeAccount = defineShapes({})

export const openAccount = defineShapes({})

export const downloadData = defineShapes({ problems: ['password_wrong'], response: record(string(), unknown()) })

export const deleteEverything = defineShapes({
  beside: type({ when: optional(enums(removalTimes)) }),
  problems: ['password_wrong'],
})
