import type { Config } from '../../server/platform/config.ts'
import type { Database } from '../../server/platform/db/database.ts'
import type { Privacy } from '../../server/platform/privacy/privacy.ts'

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

/** The same for commands on whole databases, which need more than one transaction: they have no dry run. */
export type OwnCommand = CalledCommand & { operate(given: GivenCommand): Promise<boolean> }

/** Thrown for input that makes no sense; nothing was done. */
export class Unusable extends Error {}

/** Returns the one argument of a command. */
export function parseOneOf(args: readonly string[], what: string): string {
  if (args.length > 1)
    throw new Unusable(`Say one ${what}; ${args.length} were given, the last of them ${args.at(-1)}.`)
  if (args.length === 0) throw new Unusable(`Say one ${what}.`)
  return args[0]!
}
