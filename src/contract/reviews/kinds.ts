import type { Form, RawAnswers } from '../form/form.ts'
import type { Forms } from '../form/shorter.ts'
import { benefitReview } from './benefit.ts'
import { companyReview } from './company.ts'
import { cultureReview, cultureTypes } from './culture.ts'
import { interviewPageReview, interviewReview } from './interview.ts'
import { quickSalaryReview, salaryReview } from './salary.ts'

type ReviewType = Forms & {
  /**
   * The kinds its answers are stored and counted as; a kind is the first segment of the path it is sent to (spec 7).
   */
  kinds: readonly string[]
  /** How readers see its reviews; what each kind needs for that is in `readings.ts`. */
  read: 'oneByOne' | 'asNumbers'
  /** Its place among the cards of the write-review page, and how many minutes it takes; without one it has no card. */
  card?: { place: number; minutes: number }
}

/** Every review type, as the wizard's `type` query spells it (spec 2). A sixth type is one more line here. */
const registry = {
  company: { form: companyReview, kinds: ['company'], read: 'oneByOne', card: { place: 1, minutes: 3 } },
  culture: { form: cultureReview, kinds: cultureTypes, read: 'asNumbers', card: { place: 2, minutes: 3 } },
  benifit: { form: benefitReview, kinds: ['benefit'], read: 'oneByOne', card: { place: 4, minutes: 3 } },
  salary: {
    form: salaryReview,
    shorter: quickSalaryReview,
    kinds: ['salary'],
    read: 'asNumbers',
    card: { place: 3, minutes: 2 },
  },
  interview: { form: interviewReview, shorter: interviewPageReview, kinds: ['interview'], read: 'oneByOne' },
} as const satisfies Record<string, ReviewType>

export type ReviewTypeName = keyof typeof registry
export const reviewTypeNames = Object.keys(registry) as ReviewTypeName[]

type NameWithCard<Name> = Name extends ReviewTypeName
  ? (typeof registry)[Name] extends { card: object }
    ? Name
    : never
  : never
export type CardType = NameWithCard<ReviewTypeName>

/** Offers every review type in a form that lists only its own, so that a writer can change the type in step 1. */
function offerAllTypes(form: Form): Form {
  const fields = form.fields.map((field) =>
    field.name === 'review_type' && field.kind === 'choice' ? { ...field, options: reviewTypeNames } : field,
  )
  return { ...form, fields }
}

/** The review types by name: the form, the shorter form that has its own page, the kinds and the card. */
export const reviewTypes = Object.fromEntries(
  Object.entries<ReviewType>(registry).map(([name, type]) => [name, { ...type, form: offerAllTypes(type.form) }]),
) as { [Name in ReviewTypeName]: ReviewType & { kinds: (typeof registry)[Name]['kinds'] } }

const getCardPlace = (name: ReviewTypeName) => reviewTypes[name].card?.place
/**
 * The types with a card on the write-review page, in their order there; an interview has a page of its own (spec 2).
 */
export const cardTypes = reviewTypeNames
  .filter((name): name is CardType => getCardPlace(name) !== undefined)
  .sort((a, b) => getCardPlace(a)! - getCardPlace(b)!)

export type ReviewKind = (typeof reviewTypes)[ReviewTypeName]['kinds'][number]

/** The kinds whose reviews are read one by one. */
export type OneByOneKind = {
  [Name in ReviewTypeName]: (typeof registry)[Name] extends { read: 'oneByOne' }
    ? (typeof registry)[Name]['kinds'][number]
    : never
}[ReviewTypeName]

export const reviewKinds = reviewTypeNames.flatMap((name): readonly ReviewKind[] => reviewTypes[name].kinds)

/** Returns the kind of these answers; only culture has several, distinguished by `culturetype`. */
export function getKind(type: ReviewTypeName, answers: RawAnswers): ReviewKind {
  const kinds: readonly ReviewKind[] = reviewTypes[type].kinds
  return kinds.find((kind) => kind === answers.culturetype) ?? kinds[0]!
}

/** Returns the type a kind belongs to: `culture` of `careerpath`. */
export const getTypeOfKind = (kind: ReviewKind): ReviewTypeName => typesByKind.get(kind)!
const typesByKind = new Map(
  reviewTypeNames.flatMap((name) =>
    (reviewTypes[name].kinds as readonly ReviewKind[]).map((kind) => [kind, name] as const),
  ),
)

/** Returns the kind that reviews of a type are read one by one as; undefined where readers see numbers alone. */
export const getOneByOneKind = (type: ReviewTypeName) =>
  reviewTypes[type].read === 'oneByOne' ? (reviewTypes[type].kinds[0] as OneByOneKind) : undefined

/** Returns the forms of a kind: the whole one, and the shorter one of a page of its own where there is one. */
export function getFormsOfKind(kind: ReviewKind): Forms {
  return reviewTypes[getTypeOfKind(kind)]
}
export const getFormOfKind = (kind: ReviewKind): Form => getFormsOfKind(kind).form

/** Returns the path a review of this kind is sent to, below `/api` (spec 7). */
export const buildReviewPath = (kind: ReviewKind): string => `/${kind}/review`

/** Whether answers sent to a kind's path are of that kind: a culture review goes to the path of its `culturetype`. */
export function isOfKind(kind: ReviewKind, answers: RawAnswers): boolean {
  return reviewTypes[getTypeOfKind(kind)].kinds.length === 1 || answers.culturetype === kind
}
