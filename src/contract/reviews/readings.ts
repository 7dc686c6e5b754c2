import type { OneByOneKind, ReviewKind } from './kinds.ts'

/** The tab of a company's page where something about a kind is read; the client's tabs have these names (C-001 to C-009). */
type Tab = 'reviews' | 'salaries' | 'interviews' | 'culture'

type Reading<Kind extends ReviewKind> = Kind extends OneByOneKind
  ? {
      tab: Tab
      /** What of it readers see word for word, in the order they read it. */
      asWritten: readonly string[]
      /** The text by which one knows one's own again. */
      words: string
    }
  : { tab: Tab }

/**
 * What is read of the reviews of each kind, and where. Lists, contexts, what is sealed, what moderators read and where
 * links lead follow from it (decision 85). It knows no form, so that a page which only reads loads none.
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

/** The kinds read one by one, each with its writer's department, level and place as far as they fit enough people. */
export const readOneByOne = (Object.keys(readings) as ReviewKind[]).filter(isReadOneByOne)

/** What readers see of a review word for word; nothing of a kind that is read as numbers. */
export const asWrittenOf = (kind: ReviewKind): readonly string[] =>
  isReadOneByOne(kind) ? readings[kind].asWritten : []
