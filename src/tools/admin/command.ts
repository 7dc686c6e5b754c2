import { findAccount } from '../../server/accounts/accounts.queries.ts'
import { type Action, operator, record } from '../../server/audit/audit.ts'
import type { Config } from '../../server/platform/config.ts'
import type { Database } from '../../server/platform/db/database.ts'
import { type OpenDatabase, openDatabase } from '../../server/platform/db/open.ts'
import { openAuthorKey } from '../../server/platform/privacy/author-key.ts'
import type { Keyring } from '../../server/platform/privacy/keyring.ts'
import { createKeptKeys } from '../../server/platform/privacy/privacy.queries.ts'
import { createPrivacy, type Privacy } from '../../server/platform/privacy/privacy.ts'

/** What a command is given. Everything it does is in one transaction, which a dry run rolls back. */
export type Dependencies = {
  db: Database
  privacy: Privacy
  now: Date
  /** The arguments after the command's name, and its options. */
  args: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
  say: (line: string) => void
}

/** What a command is given that opens its own databases. */
export type GivenCommand = Pick<Dependencies, 'args' | 'options' | 'say'> & { config: Config }

/** The name and usage of a command. */
type CalledCommand = {
  /** The name as it is typed: `moderator add`. */
  name: string
  /** The arguments, as `--help` shows them. */
  takes: string
  words: string
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>
}

/**
 * One command of the operator. `run` returns false when something is not right; it throws `Unusable` for wrong input.
 */
export type Command = CalledCommand & { run(using: Dependencies): Promise<boolean> }

/** The same for commands that need more than one transaction. `dry`: a dry run is an option of theirs. */
export type OwnCommand = CalledCommand & { dry?: true; operate(given: GivenCommand): Promise<boolean> }

/** Opens the database of the settings for a command, with the keys of the author that belong to it. */
export async function openForCommand(config: Config): Promise<OpenDatabase & { ring: Keyring; privacy: Privacy }> {
  let ring: Keyring | undefined
  const database = await openDatabase(config, async (opened) => {
    ring = await openAuthorKey(config, createKeptKeys(opened))
  })
  return { ...database, ring: ring!, privacy: createPrivacy(ring!) }
}

/** Thrown for input that makes no sense; nothing was done. */
export class Unusable extends Error {}

/** Returns the one argument of a command. */
export function parseOneOf(args: readonly string[], what: string): string {
  if (args.length > 1)
    throw new Unusable(`Say one ${what}; ${args.length} were given, the last of them ${args.at(-1)}.`)
  if (args.length === 0) throw new Unusable(`Say one ${what}.`)
  return args[0]!
}

/** Returns the id of a company, the one argument of a command. */
export function parseCompany(args: readonly string[]): number {
  const id = Number(parseOneOf(args, 'id of a company'))
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) throw new Unusable('The id of a company is a whole number.')
  return id
}

/** Writes what a command did into the audit. */
export const note = ({ db, privacy, now }: Dependencies, action: Action, subject: string, details = {}) =>
  record({ db, privacy }, { actor: operator, action, subject, details, now })

/** Returns the account of the e-mail that is a command's one argument. */
export async function findAccountOf({ db, privacy, args }: Dependencies) {
  const email = parseOneOf(args, 'e-mail').toLowerCase()
  const account = await findAccount({ db, privacy }, email)
  if (!account) throw new Unusable(`Nobody has the e-mail ${email}.`)
  return account
}
