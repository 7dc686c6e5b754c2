import { companiesPart } from '../../companies/part.ts'
import { representedPart } from '../../employers/people/part.ts'
import { unlockPart } from '../../employers/unlock/part.ts'
import { filesPart, profilePart, supportPart } from '../../profile/part.ts'
import { answersPart, questionsPart } from '../../questions/part.ts'
import { reviewsPart } from '../../reviews/own/part.ts'
import { accountPart, sessionsPart } from './account-part.ts'
import type { PersonPart } from './part.ts'

/** Everything there is of a person. A feature that keeps something of people has a line here. */
export const personParts: readonly PersonPart[] = [
  accountPart,
  sessionsPart,
  profilePart,
  filesPart,
  supportPart,
  representedPart,
  reviewsPart,
  questionsPart,
  answersPart,
  companiesPart,
  unlockPart,
]
