import type { OneByOneKind, ReviewKind } from './kinds.ts'

/** The tab of a company's page where a kind is read; the client's tabs have these names (C-001 to C-009). */
type Tab = 'reviews' | 'salaries' | 'interviews' | 'culture'

type Reading<Kind extends ReviewKind> = Kind extends OneByOneKind
  ? {
      tab: Tab
      /** The answers readers see word for word, in the order they read them. */
      asWritten: readonly string[]
      /** The answer by which an author recognises their own review. */
      words: string
    }
  : { tab: Tab }

/**
 * What readers see of the reviews of each kind, and where. Lists, contexts, what is sealed, what moderators read and
 * where links lead follow from it (decision 85). It imports no form, so that a page which only reads loads none.
 */
export const readings = {
  company: { tab: 'reviews', asWritten: ['rate', 'good_word', 'bad_word', 'pros', 'cons'], words: 'pros' },
  interview: {
    tab: 'interviews',
    asWritten: ['rate', 'difficulty', 'get_offer', 'get_by', 'duration', 'duration_type', 'description', 'questions'],
    words: 'description',
  },
  benefit: { tab: 'culture', asWritten: ['rate', 'comment'], words: 'comment' },
  careerpath: { tab: 'culture' },
  environment: { tab: 'culture' },
  leadership: { tab: 'culture' },
  salary: { tab: 'salaries' },
} as const satisfies { [Kind in ReviewKind]: Reading<Kind> }

export const isReadOneByOne = (kind: ReviewKind): kind is OneByOneKind => 'words' in readings[kind]

/** The kinds read one by one, each with its writer's department, level and place as far as enough people share them. */
export const readOneByOne = (Object.keys(readings) as ReviewKind[]).filter(isReadOneByOne)

/** Returns the answers of a review that readers see word for word; none for a kind that is read as numbers. */
export const asWrittenOf = (kind: ReviewKind): readonly string[] =>
  isReadOneByOne(kind) ? readings[kind].asWritten : []
