import type { Config } from '../../server/platform/config.ts'
import type { Database } from '../../server/platform/db/database.ts'
import type { Privacy } from '../../server/platform/privacy/privacy.ts'

/** What a command is given. Everything it does is in one transaction, which a dry run takes back. */
export type Dependencies = {
  db: Database
  privacy: Privacy
  now: Date
  /** What stands behind the command's name, and its options. */
  args: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
  say: (line: string) => void
}

/** What a command is given that opens what it needs by itself. */
export type GivenCommand = Pick<Dependencies, 'args' | 'options' | 'say'> & { config: Config }

/** How a command is called. */
type CalledCommand = {
  /** As it is typed: `moderator add`. */
  name: string
  /** What follows the name, as `--help` shows it. */
  takes: string
  words: string
  options?: Readonly<Record<string, { type: 'string' | 'boolean' }>>
}

/** One thing an operator can do. `run` answers false where something is not right; it throws `Unusable` for wrong input. */
export type Command = CalledCommand & { run(using: Dependencies): Promise<boolean> }

/** The same for what works on whole databases, in more than one transaction: it has no dry run. */
export type OwnCommand = CalledCommand & { operate(given: GivenCommand): Promise<boolean> }

/** Input that makes no sense; nothing was done. */
export class Unusable extends Error {}

/** The one argument of a command. */
export function parseOneOf(args: readonly string[], what: string): string {
  if (args.length !== 1) throw new Unusable(`Say one ${what}.`)
  return args[0]!
}
