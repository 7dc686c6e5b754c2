import type { Field } from './field.ts'

/** A form is a list of fields; it is rendered, checked in the browser and checked on the server from this alone. */
export type Form<Fields extends readonly Field[] = readonly Field[]> = {
  /** Identifies the form; also the key of its drafts and the part of the locale files that names its fields. */
  id: string
  fields: Fields
}

type AnswerOf<F> = F extends { _answer?: infer V } ? Exclude<V, undefined> : never
/** Whether checked answers always contain one to this field. */
type IsSure<F> = '_left' extends keyof F ? false : true

/**
 * The checked answers of a form, typed. Fields that may be hidden, left out or not sent are optional; the others are
 * present once the whole form was checked.
 */
export type AnswersOf<F extends Form> = {
  [One in F['fields'][number] as IsSure<One> extends true ? One['name'] : never]: AnswerOf<One>
} & { [One in F['fields'][number] as IsSure<One> extends true ? never : One['name']]?: AnswerOf<One> }

/** What a person has entered so far, by field name; anything may be missing or wrong. */
export type RawAnswers = Readonly<Record<string, unknown>>

/** Declares a form. Throws on a repeated name or a field that depends on one that does not come before it. */
export function defineForm<const Fields extends readonly Field[]>(id: string, fields: Fields): Form<Fields> {
  const seen = new Set<string>()
  for (const field of fields) {
    if (seen.has(field.name)) throw new Error(`form ${id} names ${field.name} twice`)
    if (field.against && !seen.has(field.against.field))
      throw new Error(`${id}.${field.name} is held against a later field`)
    if (field.when && !seen.has(field.when.field)) throw new Error(`${id}.${field.name} depends on a later field`)
    seen.add(field.name)
  }
  return { id, fields }
}
