import type { ReviewKind } from './kinds.ts'

/** The tab of a company's page where something about a kind is read; the client's tabs have these names (C-001 to C-009). */
type Tab = 'reviews' | 'salaries' | 'interviews' | 'culture'

/** A kind whose reviews are read one by one: what of them word for word, in the order it is read, and by which text one knows one's own again. */
type OneByOne = { read: 'oneByOne'; tab: Tab; asWritten: readonly string[]; words: string }
/** A kind of which readers see numbers alone: nothing of a single review leaves the server but to its writer. */
type AsNumbers = { read: 'asNumbers'; tab: Tab }

/**
 * How readers meet the reviews of each kind. Lists, contexts, what is sealed, what moderators read and where links lead
 * follow from it (decision 85). It knows no form, so that a page which only reads loads none.
 */
export const readings = {
  company: {
    read: 'oneByOne',
    tab: 'reviews',
    asWritten: ['rate', 'good_word', 'bad_word', 'pros', 'cons'],
    words: 'pros',
  },
  interview: {
    read: 'oneByOne',
    tab: 'interviews',
    asWritten: ['rate', 'difficulty', 'get_offer', 'get_by', 'duration', 'duration_type', 'description', 'questions'],
    words: 'description',
  },
  benefit: { read: 'oneByOne', tab: 'culture', asWritten: ['rate', 'comment'], words: 'comment' },
  careerpath: { read: 'asNumbers', tab: 'culture' },
  environment: { read: 'asNumbers', tab: 'culture' },
  leadership: { read: 'asNumbers', tab: 'culture' },
  salary: { read: 'asNumbers', tab: 'salaries' },
} as const satisfies Record<ReviewKind, OneByOne | AsNumbers>

/** The kinds read one by one, each with its writer's department, level and place as far as they fit enough people. */
export type OneByOneKind = {
  [Kind in ReviewKind]: (typeof readings)[Kind] extends OneByOne ? Kind : never
}[ReviewKind]

export const isReadOneByOne = (kind: ReviewKind): kind is OneByOneKind => readings[kind].read === 'oneByOne'

export const readOneByOne = (Object.keys(readings) as ReviewKind[]).filter(isReadOneByOne)

/** What readers see of a review word for word; nothing of a kind that is read as numbers. */
export const asWrittenOf = (kind: ReviewKind): readonly string[] =>
  isReadOneByOne(kind) ? readings[kind].asWritten : []
