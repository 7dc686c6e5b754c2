import {
  accountPart,
  authenticatorPart,
  identitiesPart,
  passkeysPart,
  sessionsPart,
} from '../accounts/accounts.personal-data.ts'
import { companiesPart } from '../companies/companies.personal-data.ts'
import { representedPart } from '../employers/people/people.personal-data.ts'
import { unlockPart } from '../employers/unlock/unlock.personal-data.ts'
import type { PersonPart } from '../platform/personal-data.ts'
import { filesPart, profilePart, supportPart } from '../profile/profile.personal-data.ts'
import { answersPart, questionsPart } from '../questions/questions.personal-data.ts'
import { reviewsPart } from '../reviews/own/own.personal-data.ts'

/** All parts of a person's data. A feature that stores something of people has a line here. */
export const personParts: readonly PersonPart[] = [
  accountPart,
  sessionsPart,
  passkeysPart,
  authenticatorPart,
  identitiesPart,
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
