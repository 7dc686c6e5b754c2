import { any, coerce, dynamic, type Struct, type } from 'superstruct'
import { isProblemCode, type Problem } from '../problem.ts'
import { clean } from './clean.ts'
import type { Field } from './field.ts'
import type { AnswersOf, Form, RawAnswers } from './form.ts'
import { buildFieldStruct } from './rules.ts'

type Options = {
  /** The current time, which year lists depend on. */
  now?: Date
  /** `wire` for what is sent: renamed fields under their wire names, fields that are not sent are not expected. */
  side?: 'form' | 'wire'
  /** The only step of the wizard to check; the answers of the others still decide which fields show. */
  step?: number | undefined
}

export type CheckResult<F extends Form> = { ok: true; answers: AnswersOf<F> } | { ok: false; problems: Problem[] }

/**
 * Returns the fields that show given these answers, with their cleaned answers. A field behind a condition shows only
 * while the field it depends on shows with such an answer, so hidden parents hide their children.
 */
export function listVisible(form: Form, raw: RawAnswers, side: Options['side'] = 'form') {
  const answers = new Map<string, unknown>()
  const shown: { field: Field; answer: unknown }[] = []
  for (const field of form.fields) {
    if (side === 'wire' && field.sent === false) continue
    if (field.when && !field.when.oneOf.includes(answers.get(field.when.field) as never)) continue
    const answer = clean(field, raw[side === 'wire' ? (field.sentAs ?? field.name) : field.name])
    answers.set(field.name, answer)
    shown.push({ field, answer })
  }
  return shown
}

/**
 * Builds the struct of a form: answers are cleaned, hidden and unknown ones dropped, the rest checked against their
 * rules. Client and server share it, so that what the browser accepts the server accepts.
 */
export function buildStruct<F extends Form>(form: F, { now = new Date(), side, step }: Options = {}) {
  const buildRules = (answers: RawAnswers) => {
    const shown = listVisible(form, answers).filter(({ field }) => side !== 'wire' || field.sent !== false)
    const findEarlierAnswer = (name: string) => shown.find(({ field }) => field.name === name)?.answer
    const asked = step ? shown.filter(({ field }) => field.step === step) : shown
    // Answers to unknown fields are dropped when the answers are cleaned.
    return type(
      Object.fromEntries(asked.map(({ field }) => [field.name, buildFieldStruct(field, now, findEarlierAnswer)])),
    )
  }
  const rules = dynamic(memoiseLast((answers) => buildRules(answers as RawAnswers)))
  const cleanAnswers = (raw: unknown) =>
    Object.fromEntries(
      listVisible(form, isRecord(raw) ? raw : {}, side)
        .filter(({ answer }) => answer !== undefined)
        .map(({ field, answer }) => [field.name, answer]),
    )
  return coerce(rules, any(), cleanAnswers) as unknown as Struct<AnswersOf<F>, null>
}

/**
 * Checks answers against a form and returns the typed answers, or every problem with its path (`pros`,
 * `questions.0.answer`). Never throws, no matter what the input. On the wire side paths use the form's own names, which
 * is what the person sees.
 */
export function check<F extends Form>(form: F, raw: unknown, options: Options = {}): CheckResult<F> {
  const [error, answers] = buildStruct(form, options).validate(raw, { coerce: true })
  if (!error) return { ok: true, answers: answers as AnswersOf<F> }
  return {
    ok: false,
    problems: error.failures().map(({ path, message }) => ({
      path: path.join('.'),
      code: isProblemCode(message) ? message : 'malformed',
    })),
  }
}

/** Memoises the last call of a function: one check asks for its rules several times. */
function memoiseLast<A, B>(compute: (of: A) => B): (of: A) => B {
  let last: { of: A; is: B } | undefined
  return (of) => {
    if (!last || last.of !== of) last = { of, is: compute(of) }
    return last.is
  }
}

/** Returns the payload of checked answers: unsent fields dropped, renamed ones renamed (spec 3, review payloads). */
export function buildPayload(form: Form, answers: RawAnswers): Record<string, unknown> {
  return Object.fromEntries(
    listVisible(form, answers)
      .filter(({ field, answer }) => field.sent !== false && answer !== undefined)
      .map(({ field, answer }) => [field.sentAs ?? field.name, answer]),
  )
}

/** Returns the initial answers of a form. */
export function createAnswers(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    form.fields.filter(({ initial }) => initial !== undefined).map(({ name, initial }) => [name, initial]),
  )
}

const isRecord = (value: unknown): value is RawAnswers =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
