import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { Session } from '../accounts/accounts.schema.ts'
import { defineShapes } from '../endpoint.ts'
import { problemCodes } from '../problem.ts'
import { launchNeeds, siteStates } from './administration.ts'

const Site = type({
  state: enums(siteStates),
  /** What visitors are told while the site is closed, in the operator's words. */
  reason: nullable(string()),
})

export const getSite = defineShapes({ response: Site })

export const setUp = defineShapes({
  beside: type({ token: string() }),
  response: Session,
  problems: ['token_unknown', 'email_taken'],
})

export const readLaunch = defineShapes({
  response: type({
    site: Site,
    needs: array(type({ need: enums(launchNeeds), done: boolean() })),
    companies: integer(),
  }),
})

export const tryNeed = defineShapes({ problems: ['mail_refused', 'backup_key_missing'] })
export const openSite = defineShapes({})
export const closeSite = defineShapes({})
export const saveSettings = defineShapes({})

/** What is wrong with a cell: its column, and the names that may be meant. */
const CellProblem = type({ column: string(), code: enums(problemCodes), near: array(string()) })

/** A company that a row may be: `id` is null for an earlier row of the same file. */
const LikelyCompany = type({
  id: nullable(integer()),
  row: nullable(integer()),
  name: string(),
  city: nullable(string()),
})

/** A row that is not stored: it has problems, or it is likely a company that is there already. */
export const DirectoryRow = type({
  row: integer(),
  name: string(),
  problems: array(CellProblem),
  likely: array(LikelyCompany),
})
export type DirectoryRow = Infer<typeof DirectoryRow>

/** What a directory file does, or would do. */
export const DirectoryOutcome = type({
  new: integer(),
  changed: integer(),
  unchanged: integer(),
  refused: integer(),
  likely: integer(),
  /** The first rows that are not stored. */
  rows: array(DirectoryRow),
  /** Why the file, or the rest of it, cannot be read; `details` are the headings or the row. */
  problem: nullable(type({ code: enums(problemCodes), details: string() })),
})
export type DirectoryOutcome = Infer<typeof DirectoryOutcome>

export const importDirectory = defineShapes({ response: DirectoryOutcome })

export const exportDirectory = defineShapes({})
