import type { LookupList } from '../lookups/paths.ts'
import type { ProblemCode } from '../problem.ts'

/** A field shows only while another, itself visible, has one of these answers. */
export type Condition = { field: string; oneOf: readonly (string | number)[] }

/**
 * A comparison with the answer of an earlier field: the same text, or a date not before it. `part`: an amount that is a
 * part of it, less than it together with the parts before (`beside`).
 */
export type FieldComparison =
  | { field: string; is: 'same' | 'notBefore'; problem: ProblemCode }
  | { field: string; is: 'part'; beside: readonly string[]; problem: ProblemCode }

/**
 * How the answers to a field are counted and published. `public`: at once, since the reviews are read one by one.
 * Otherwise only in releases, with noise: `epsilon` of the privacy of one contribution, in thousandths, is spent on
 * this field by itself; `together`: shared by all fields of the form marked so, whose noise is sampled at once.
 */
export type Counted = 'public' | 'together' | { epsilon: number }

type FieldBase<Name extends string> = {
  /** The name in the form's answers and, unless `sentAs` says otherwise, on the wire. */
  name: Name
  sentAs?: string
  /** False for a field a person must answer but that the payload omits (spec 3, interview). */
  sent?: boolean
  /** The wizard's step (1 to 3) that asks for it. */
  step: number
  /** The problem when there is no answer; absent where the answer is optional. */
  missing?: ProblemCode
  when?: Condition
  against?: FieldComparison
  /** How the answers are counted; absent where they are not. */
  counted?: Counted
  /**
   * True for a field few people have an answer to: together with others like it, it is hidden behind one disclosure
   * button.
   */
  rare?: true
  /** The initial answer of the form. The server assumes none. */
  initial?: string | number
}

export type StarsField<N extends string = string> = FieldBase<N> & { kind: 'stars'; _answer?: number }
export type TextField<N extends string = string> = FieldBase<N> & {
  kind: 'text' | 'longText'
  input?: 'email' | 'password' | 'tel' | 'word' | 'code' | 'oneTime'
  /** True for the field in which a person identifies themselves to sign in: a browser offers their passkeys here. */
  signsIn?: true
  min?: number
  max: number
  pattern?: RegExp
  /** The problem of a text outside `min`, `max` or `pattern`. */
  problem: ProblemCode
  /** The problem of a text longer than `max`, where it differs from `problem`. */
  tooLong?: ProblemCode
  /** True for a text other people will read: contact data in it is refused. */
  published?: boolean
  /** Normalises a text into the form that is stored and compared (after trimming). */
  clean?: (text: string) => string
  _answer?: string
}
export type WholeField<N extends string = string> = FieldBase<N> & {
  kind: 'whole'
  min: number
  max: number
  problem: ProblemCode
  /** True for a year that must not be in the future: a later one is a problem of its own. */
  past?: true
  unit?: 'sar' | 'percent' | 'years' | 'hours' | 'days'
  _answer?: number
}
export type ChoiceField<N extends string = string, V extends string | number = string | number> = FieldBase<N> & {
  kind: 'choice'
  options: readonly V[]
  look: 'segments' | 'chips' | 'select'
  _answer?: V
}
export type LookupField<N extends string = string> = FieldBase<N> & {
  kind: 'lookup'
  list: LookupList
  /** The field whose answer selects the list (specialisations of a qualification, cities of a country). */
  of?: string
  /** The only ids offered, where the specification narrows a list. */
  only?: readonly number[]
  _answer?: number
}
/** A year from the current one to `back` years before. */
export type YearField<N extends string = string> = FieldBase<N> & { kind: 'year'; back: number; _answer?: number }
export type MonthField<N extends string = string> = FieldBase<N> & { kind: 'month'; _answer?: number }
/** A day, `YYYY-MM-DD`; a future one fails with `not_yet` where `past` is set. */
export type DateField<N extends string = string> = FieldBase<N> & { kind: 'date'; past: boolean; _answer?: string }
/**
 * A month of a year, `YYYY-MM`, at most `ahead` years from the current one; a future one fails with `not_yet` where
 * `past` is set.
 */
export type YearMonthField<N extends string = string> = FieldBase<N> & {
  kind: 'yearMonth'
  past: boolean
  back: number
  ahead: number
  _answer?: string
}
/** One file; on the wire a part of a multipart body. Only the server examines its bytes. */
export type FileField<N extends string = string> = FieldBase<N> & {
  kind: 'file'
  types: readonly string[]
  _answer?: Blob
}
export type PairsField<N extends string = string, Part extends string = string> = FieldBase<N> & {
  kind: 'pairs'
  parts: readonly [Part, Part]
  /** The least number of pairs; `few` is the problem of fewer. */
  min: number
  few: ProblemCode
  max: number
  /** The greatest length of each text. */
  each: number
  _answer?: Record<Part, string>[]
}
export type OffersField<N extends string = string> = FieldBase<N> & {
  kind: 'offers'
  list: LookupList
  _answer?: { benefit_id: number; offered: number }[]
}
export type StagesField<N extends string = string> = FieldBase<N> & { kind: 'stages'; _answer?: number[] }
export type TermsField<N extends string = string> = FieldBase<N> & { kind: 'terms'; _answer?: 1 }
/** A company: the id of a chosen suggestion, or the name as typed where it is unknown. `listed` accepts ids only. */
export type CompanyField<N extends string = string> = FieldBase<N> & {
  kind: 'company'
  max: number
  listed: boolean
  _answer?: number | string
}
/** Several companies by their ids, at most `max`. */
export type CompaniesField<N extends string = string> = FieldBase<N> & {
  kind: 'companies'
  max: number
  _answer?: number[]
}
export type LockedField<N extends string = string> = FieldBase<N> & { kind: 'locked'; max: number; _answer?: string }

export type Field =
  | StarsField
  | TextField
  | WholeField
  | ChoiceField
  | LookupField
  | YearField
  | MonthField
  | DateField
  | YearMonthField
  | FileField
  | PairsField
  | OffersField
  | StagesField
  | TermsField
  | CompanyField
  | CompaniesField
  | LockedField

/** A field whose answer may be missing from checked answers: it is optional, may be hidden, or is not sent. */
export type OptionalField<F> = F & { _left?: true }

/** The kinds of control a form can ask for; the client has exactly one component for each. */
export type ControlKind = Field['kind']
/** The fields of a kind; a text and a long text share one type. */
export type FieldOf<Kind extends ControlKind> = Field extends infer One
  ? One extends Field
    ? Kind extends One['kind']
      ? One
      : never
    : never
  : never
