import { record, string, unknown } from 'superstruct'
import { defineShapes } from '../endpoint.ts'

export const closeAccount = defineShapes({})

export const openAccount = defineShapes({})

export const downloadData = defineShapes({ problems: ['password_wrong'], response: record(string(), unknown()) })

export const deleteEverything = defineShapes({ problems: ['password_wrong'] })
