import type { LookupList } from '../lookups/paths.ts'
import type { ProblemCode } from '../problem.ts'
import type {
  ChoiceField,
  CompaniesField,
  CompanyField,
  Counted,
  DateField,
  Field,
  FileField,
  LockedField,
  LookupField,
  MonthField,
  OffersField,
  OptionalField,
  PairsField,
  StagesField,
  StarsField,
  TermsField,
  TextField,
  WholeField,
  YearField,
  YearMonthField,
} from './field.ts'

/** Options every constructor accepts beside its own: see `Field`. */
type FieldOptions = { sentAs?: string; sent?: false; missing?: ProblemCode; initial?: string | number }
const buildCommon = <N extends string>(name: N, also: FieldOptions = {}) => ({
  name,
  step: 1,
  missing: 'missing' as ProblemCode,
  ...also,
})

/** Defines a rating of 1 to 5 stars. */
export const stars = <N extends string>(name: N, also?: FieldOptions): StarsField<N> => ({
  ...buildCommon(name, also),
  kind: 'stars',
})

type TextFieldOptions = FieldOptions &
  Partial<Pick<TextField, 'min' | 'max' | 'pattern' | 'problem' | 'tooLong' | 'published' | 'input' | 'clean'>>
/** Defines one line of text; length counted in characters (code points) after trimming. */
export const text = <N extends string>(name: N, also: TextFieldOptions = {}): TextField<N> => ({
  max: 200,
  problem: 'too_long',
  ...buildCommon(name, also),
  kind: 'text',
})
/** Defines several lines of text. */
export const longText = <N extends string>(name: N, also: TextFieldOptions = {}): TextField<N> => ({
  ...text(name, { max: 5000, ...also }),
  kind: 'longText',
})

/**
 * Drops Arabic vowel marks and the elongation stroke (tatweel), which are no letters: a word typed with them is the
 * same word.
 */
const dropVowelMarks = (word: string) => word.normalize('NFC').replace(/[\u064B-\u065F\u0670\u0640]/g, '')
/** Defines one word of Arabic or Latin letters, then letters, hyphen or underscore (spec 5, company review). */
export const oneWord = <N extends string>(name: N, also: TextFieldOptions = {}): TextField<N> =>
  text(name, {
    max: 50,
    input: 'word',
    clean: dropVowelMarks,
    pattern: /^(?=\p{L})[\p{Script=Arabic}\p{Script=Latin}](?:(?=\p{L})[\p{Script=Arabic}\p{Script=Latin}]|[-_])*$/u,
    problem: 'one_word',
    tooLong: 'too_long',
    published: true,
    ...also,
  })

/** Defines a whole number between `min` and `max`; digits of either script, no sign or separators. */
export const whole = <N extends string>(
  name: N,
  limits: Pick<WholeField, 'min' | 'max' | 'problem' | 'unit'>,
  also?: FieldOptions,
): WholeField<N> => ({ ...buildCommon(name, also), ...limits, kind: 'whole' })
/** Defines a year from `since` to the current one, typed rather than chosen, since a long list of years is no help. */
export const pastYear = <N extends string>(name: N, since: number): WholeField<N> => ({
  ...whole(name, { min: since, max: 9999, problem: 'malformed' }),
  past: true,
})
/** Defines a positive amount of money, optional (spec 5: 'Only positive numbers are accepted'). */
export const amount = <N extends string>(name: N): OptionalField<WholeField<N>> =>
  optional(whole(name, { min: 1, max: 99_999_999, problem: 'not_positive', unit: 'sar' }))
/** Defines a plain number of 0 to 100 (spec 9, numeric score fields). */
export const score = <N extends string>(name: N, unit: NonNullable<WholeField['unit']>): WholeField<N> =>
  whole(name, { min: 0, max: 100, problem: 'score_range', unit })

/**
 * Defines one of a few fixed answers. `segments` shows them side by side, `chips` in as many rows as they need,
 * `select` as a list.
 */
export const choice = <N extends string, const V extends string | number>(
  name: N,
  options: readonly V[],
  also: FieldOptions & { look?: ChoiceField['look'] } = {},
): ChoiceField<N, V> => ({ look: 'select', ...buildCommon(name, also), kind: 'choice', options })
/** Defines a question of yes (1) or no (0). */
export const yesNo = <N extends string>(name: N, also?: FieldOptions): ChoiceField<N, 1 | 0> =>
  choice(name, [1, 0], { look: 'segments', ...also })
/** Defines a number from 1 to 10 in a list (spec 9, rating scale). */
export const scale = <N extends string>(name: N): ChoiceField<N, number> =>
  choice(name, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as number[])

/** Defines the id of an item of a lookup list. */
export const lookup = <N extends string>(
  name: N,
  list: LookupList,
  also: FieldOptions & Pick<LookupField, 'of' | 'only'> = {},
): LookupField<N> => ({ ...buildCommon(name, also), kind: 'lookup', list })

/** Defines a year from the current one to 50 years before (spec 9, year lists). */
export const year = <N extends string>(name: N, also?: FieldOptions): YearField<N> => ({
  ...buildCommon(name, also),
  kind: 'year',
  back: 50,
})
/** Defines a month, 1 to 12. */
export const month = <N extends string>(name: N): MonthField<N> => ({ ...buildCommon(name), kind: 'month' })
/** Defines a day of the calendar (`YYYY-MM-DD`). `past`: today in Riyadh is the last one accepted (spec 5, profile). */
export const date = <N extends string>(
  name: N,
  { past = false, ...also }: FieldOptions & { past?: boolean } = {},
): DateField<N> => ({ ...buildCommon(name, also), kind: 'date', past })
/**
 * Defines a month of a year (`YYYY-MM`). `past`: this month in Riyadh is the last one accepted; else up to 10 years
 * ahead.
 */
export const yearMonth = <N extends string>(
  name: N,
  { past = false, ...also }: FieldOptions & { past?: boolean } = {},
): YearMonthField<N> => ({ ...buildCommon(name, also), kind: 'yearMonth', past, back: 50, ahead: past ? 0 : 10 })
/** Defines a file of one of these media types (design: uploads). */
export const file = <N extends string>(name: N, types: readonly string[], also?: FieldOptions): FileField<N> => ({
  ...buildCommon(name, also),
  kind: 'file',
  types,
})
/** Defines a growing list of two texts each, at least one pair unless `min` says more, both texts required. */
export const pairs = <N extends string, Part extends string>(
  name: N,
  parts: readonly [Part, Part],
  limits: Partial<Pick<PairsField, 'min' | 'few' | 'max' | 'each'>> = {},
): PairsField<N, Part> => ({
  ...buildCommon(name),
  kind: 'pairs',
  parts,
  min: 1,
  few: 'missing',
  max: 20,
  each: 2000,
  ...limits,
})
/** Defines an answer (1 yes, 0 no, 2 unsure) for every item of a list. */
export const offers = <N extends string>(name: N, list: LookupList): OffersField<N> => ({
  ...buildCommon(name),
  kind: 'offers',
  list,
})
/** Defines the interview's stages: one testing, one interview type, optionally one other, sent as a list of ids. */
export const stages = <N extends string>(name: N): StagesField<N> => ({ ...buildCommon(name), kind: 'stages' })
/** Defines the accept-terms checkbox, sent as 0/1. */
export const acceptTerms = (): TermsField<'accept_terms'> => ({
  ...buildCommon('accept_terms', { missing: 'accept_terms' }),
  kind: 'terms',
})
/** Defines another checkbox that has to be ticked, with its sentence as its label. */
export const declaration = <N extends string>(name: N, missing: ProblemCode): TermsField<N> => ({
  ...buildCommon(name, { missing }),
  kind: 'terms',
})
/** Defines a company by its id or, unless only `listed` ones count, by its name. */
export const company = <N extends string>(
  name: N,
  { listed = false, ...also }: FieldOptions & { listed?: boolean } = {},
): CompanyField<N> => ({ ...buildCommon(name, also), kind: 'company', max: 200, listed })
/** Defines several known companies, at most `max`; in a request with a file their ids are sent as `3,7`. */
export const companies = <N extends string>(name: N, max: number): CompaniesField<N> => ({
  ...buildCommon(name),
  kind: 'companies',
  max,
})
/** Defines a value the form shows but nobody can change there. */
export const locked = <N extends string>(name: N): LockedField<N> => ({
  ...buildCommon(name),
  kind: 'locked',
  max: 200,
})

/** Returns the same field, not required. */
export function optional<F extends Field>(field: F): OptionalField<F> {
  return { ...field, missing: undefined } as OptionalField<F>
}
/** Returns the same field, whose answer must repeat that of `other`; the person is asked for it, it is not sent. */
export function repeating<F extends Field>(field: F, other: string, problem: ProblemCode): OptionalField<F> {
  return { ...field, sent: false, against: { field: other, is: 'same', problem } } as OptionalField<F>
}
/** Returns the same date field, which must not be before the date in `start` (spec 5, profile). */
export function notBefore<F extends Field>(field: F, start: string): F {
  return { ...field, against: { field: start, is: 'notBefore', problem: 'before_start' } }
}
/** Defines amounts that are parts of the amount in `whole`: optional, and less than it together. */
export const partsOf = <const N extends readonly string[]>(
  whole: string,
  names: N,
  problem: ProblemCode,
): { [At in keyof N]: OptionalField<WholeField<N[At]>> } =>
  names.map((name, at) => ({
    ...amount(name),
    against: { field: whole, is: 'part', beside: names.slice(0, at), problem },
  })) as unknown as { [At in keyof N]: OptionalField<WholeField<N[At]>> }
/** Returns the same fields, asked only while `field` has the answer, or one of the answers, `is`. */
export function onlyIf<const F extends readonly Field[]>(
  field: string,
  is: string | number | readonly (string | number)[],
  fields: F,
): { [At in keyof F]: OptionalField<F[At]> } {
  const oneOf = typeof is === 'object' ? is : [is]
  return fields.map((one) => ({ ...one, when: { field, oneOf } })) as unknown as {
    [At in keyof F]: OptionalField<F[At]>
  }
}
/**
 * Returns the same fields for answers few people have: none is required, and they are hidden behind one disclosure
 * button.
 */
export function rare<const F extends readonly Field[]>(fields: F): { [At in keyof F]: OptionalField<F[At]> } {
  return fields.map((one) => ({ ...optional(one), rare: true })) as unknown as { [At in keyof F]: OptionalField<F[At]> }
}
/** Returns the same fields in step `n` of the wizard. */
export function step<const F extends readonly Field[]>(n: number, fields: F): F {
  return fields.map((one) => ({ ...one, step: n })) as unknown as F
}
/** Returns the same field with the way its answers are counted and published. */
export function counted<F extends Field>(how: Counted, field: F): F {
  return { ...field, counted: how }
}
/** Returns the same fields, those named here with the way their answers are counted and published. */
export function countedBy<const F extends readonly Field[]>(how: Record<string, Counted>, fields: F): F {
  return fields.map((one) => (how[one.name] ? { ...one, counted: how[one.name] } : one)) as unknown as F
}
