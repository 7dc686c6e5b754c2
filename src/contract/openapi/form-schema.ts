import type { Field } from '../form/field.ts'
import { maxBytes } from '../form/file.ts'
import type { Form } from '../form/form.ts'
import type { LookupList } from '../lookups/paths.ts'
import { buildEnum, buildRef, type JsonSchema } from './json-schema.ts'
import type { Translate } from './translate.ts'

const maxId = 2 ** 31 - 1
const companyId: JsonSchema = { type: 'integer', minimum: 1, maximum: maxId }

/** Returns the name of the component for the ids of a list; the ids themselves are read from the list. */
export const listIdName = (list: LookupList): string => `${list[0]!.toUpperCase()}${list.slice(1)}Id`

/** Returns the name of a field on the wire. */
export const toWireName = ({ name, sentAs }: Field): string => sentAs ?? name

const listSentFields = ({ fields }: Form): readonly Field[] => fields.filter(({ sent }) => sent !== false)

/**
 * Returns the schema of a form's answers as they are sent: each field's type and limits, and which are required, some
 * of them only where another has a certain answer. Rules that depend on the day or on another answer are stated in
 * words.
 */
export function buildFormSchema(form: Form, translate: Translate): JsonSchema {
  const fields = listSentFields(form)
  const needed = fields.filter(({ missing }) => missing !== undefined)
  const always = needed.filter(({ when }) => !when).map(toWireName)
  const sometimes = needed.filter(({ when }) => when)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [toWireName(field), buildFieldSchema(field, translate)])),
    ...(always.length > 0 ? { required: always } : {}),
    ...(sometimes.length > 0 ? { allOf: buildConditions(form, sometimes) } : {}),
  }
}

/**
 * Builds the conditions: `if` the fields others depend on have such answers, `then` those are required; fields with the
 * same condition share one.
 */
function buildConditions(form: Form, fields: readonly Field[]): JsonSchema[] {
  const groups = new Map<string, { condition: JsonSchema; required: string[] }>()
  for (const field of fields) {
    const condition = buildCondition(form, field)
    // A condition on an answer that is not sent cannot be expressed by the answers that are.
    if (!condition) continue
    const key = JSON.stringify(condition)
    const group = groups.get(key) ?? { condition, required: [] }
    group.required.push(toWireName(field))
    groups.set(key, group)
  }
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, and nobody awaits a schema
  return [...groups.values()].map(({ condition, required }) => ({ if: condition, then: { required } }))
}

/** Returns the condition under which a field shows: each field it depends on shows with such an answer. */
function buildCondition(form: Form, { when }: Field): JsonSchema | undefined {
  const properties: Record<string, JsonSchema> = {}
  for (let next = when; next; ) {
    const parent = form.fields.find(({ name }) => name === next!.field)!
    if (parent.sent === false) return undefined
    properties[toWireName(parent)] = { enum: next.oneOf }
    next = parent.when
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** Returns the files of a form by field, with the media types each may have. */
export const listFileFields = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listSentFields(form).flatMap((field) =>
      field.kind === 'file' ? [[toWireName(field), field.types.join(', ')]] : [],
    ),
  )

function buildFieldSchema(field: Field, translate: Translate): JsonSchema {
  const described = describeField(field, translate)
  return { ...buildValueSchema(field), ...(described ? { description: described } : {}) }
}

function buildValueSchema(field: Field): JsonSchema {
  switch (field.kind) {
    case 'stars':
      return { type: 'integer', minimum: 1, maximum: 5 }
    case 'text':
    case 'longText':
      return {
        type: 'string',
        ...(field.min === undefined ? {} : { minLength: field.min }),
        maxLength: field.max,
        // A value that is normalised first may be written in other ways than the pattern says.
        ...(field.pattern && !field.clean ? { pattern: field.pattern.source } : {}),
        ...(field.input === 'email' || field.input === 'password' ? { format: field.input } : {}),
      }
    case 'locked':
      return { type: 'string', maxLength: field.max }
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max }
    case 'choice':
      return buildEnum(field.options)
    case 'lookup':
      return field.only ? { ...buildRef(listIdName(field.list)), enum: field.only } : buildRef(listIdName(field.list))
    case 'year':
      return { type: 'integer' }
    case 'month':
      return { type: 'integer', minimum: 1, maximum: 12 }
    case 'date':
      return { type: 'string', format: 'date' }
    case 'yearMonth':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}$' }
    case 'file':
      return { type: 'string', contentEncoding: 'binary', maxLength: maxBytes }
    case 'terms':
      return { const: 1 }
    case 'pairs': {
      const properties = Object.fromEntries(
        field.parts.map((part) => [part, { type: 'string', maxLength: field.each }]),
      )
      const items = { type: 'object', properties, required: field.parts }
      return { type: 'array', items, minItems: field.min, maxItems: field.max }
    }
    case 'offers': {
      const properties = { benefit_id: buildRef(listIdName(field.list)), offered: buildEnum([0, 1, 2]) }
      const items = { type: 'object', properties, required: ['benefit_id', 'offered'] }
      return { type: 'array', items, minItems: 1, maxItems: 200 }
    }
    case 'stages':
      return { type: 'array', items: buildRef(listIdName('stages')), maxItems: 3 }
    case 'company':
      return field.listed ? companyId : { anyOf: [companyId, { type: 'string', maxLength: field.max }] }
    case 'companies':
      return { type: 'array', items: companyId, maxItems: field.max }
  }
}

/** Describes in words what a schema cannot say of a field. */
function describeField(field: Field, translate: Translate): string {
  const { when, against } = field
  const isPast = 'past' in field && field.past
  return [
    when && translate('notes.when', { field: when.field, answers: when.oneOf.join(', ') }),
    against && translate(`notes.${against.is}`, { field: against.field }),
    field.kind === 'year' && translate('notes.year', { back: field.back }),
    isPast && translate(field.kind === 'whole' ? 'notes.pastYear' : 'notes.past'),
    field.kind === 'lookup' && field.of && translate('notes.of', { field: field.of }),
    (field.kind === 'offers' || field.kind === 'stages') && translate(`notes.${field.kind}`),
    'published' in field && field.published && translate('notes.published'),
  ]
    .filter(Boolean)
    .join(' ')
}
