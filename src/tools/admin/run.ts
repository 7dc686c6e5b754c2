import { parseArgs } from 'node:util'
import { findBackupKey } from '../../server/backup/backup-key.ts'
import { readConfig } from '../../server/platform/config.ts'
import { backupCommands } from './backup-commands.ts'
import { breachCommand } from './breach-command.ts'
import { type Command, type OwnCommand, openForCommand, Unusable } from './command.ts'
import { commands } from './commands.ts'
import { directoryCommands, directoryTransfers } from './directory-commands.ts'
import { domainCommand } from './domain-command.ts'
import { figuresCommands } from './figures-commands.ts'
import { listsCommands } from './lists-commands.ts'
import { openDataCommands } from './open-data-commands.ts'
import { rekeyCommand } from './rekey-command.ts'
import { settingsCommands } from './settings-commands.ts'
import { siteCommands } from './site-commands.ts'
import { studiesCommands } from './studies-commands.ts'
import { textsCommands } from './texts-commands.ts'

const all: readonly (Command | OwnCommand)[] = [
  ...commands,
  ...directoryCommands,
  domainCommand,
  ...directoryTransfers,
  ...settingsCommands,
  ...siteCommands,
  ...textsCommands,
  ...studiesCommands,
  ...listsCommands,
  ...figuresCommands,
  breachCommand,
  ...backupCommands,
  ...openDataCommands,
  rekeyCommand,
]

const general = { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const

/**
 * Runs an operator's command and returns its exit code: 0 done, 1 something is not right, 2 the command was not
 * understood. Throws for what the operator must fix, such as a data folder that the running server holds.
 */
export async function runAdmin(
  given: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const command = findCommand(given)
  if (!command) {
    for (const line of writeOverview()) say(line)
    return given.length === 0 || given.includes('--help') ? 0 : 2
  }
  const rest = given.slice(command.name.split(' ').length)
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: { ...general, ...command.options },
      allowPositionals: true,
    })
    if (values.help) {
      for (const line of writeHelp(command)) say(line)
      return 0
    }
    const given = { args: positionals, options: values, env, say }
    if (!('operate' in command)) return (await runCommand(command, given)) ? 0 : 1
    if (values['dry-run'] && !command.dry) throw new Unusable(`${command.name} has no dry run.`)
    return (await command.operate({ ...given, config: await findBackupKey(readConfig(env)) })) ? 0 : 1
  } catch (error) {
    const wrong = error instanceof Unusable || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
    if (!wrong) throw error
    say((error as Error).message)
    for (const line of writeHelp(command)) say(line)
    return 2
  }
}

/** Finds the command; the longest name wins: `audit verify` before `audit`. */
function findCommand(given: readonly string[]): Command | OwnCommand | undefined {
  return [2, 1].map((length) => all.find(({ name }) => name === given.slice(0, length).join(' '))).find(Boolean)
}

type Given = {
  args: string[]
  options: Record<string, string | boolean | undefined>
  env: NodeJS.ProcessEnv
  say: (line: string) => void
}

/** Thrown at the end of a dry run, so that everything it did is rolled back. */
class TakenBack extends Error {}

async function runCommand(command: Command, { args, options, env, say }: Given): Promise<boolean> {
  const config = readConfig(env)
  // What an operator does to a large company takes longer than a call of a visitor may.
  const { background: db, privacy, close } = await openForCommand(config)
  let right = false
  try {
    await db.transaction(async (tx) => {
      right = await command.run({ db: tx, privacy, now: new Date(), args, options, say })
      if (options['dry-run']) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
    say('Dry run: nothing was changed.')
  } finally {
    await close()
  }
  return right
}

const writeHelp = ({ name, takes, words, ...command }: Command | OwnCommand) => [
  `admin ${[name, takes].filter(Boolean).join(' ')}`,
  `  ${words}`,
  ...('run' in command ? ['  --dry-run  does everything and takes it back'] : []),
  ...('dry' in command ? ['  --dry-run  only says what it would do'] : []),
  '  --help     says this',
]

const writeOverview = () => [
  'What an operator can do. The settings are those of the server; the embedded database needs the server stopped.',
  ...all.map(({ name, takes, words }) => `  admin ${[name, takes].filter(Boolean).join(' ')}: ${words}`),
  'Each takes --help, and --dry-run where it changes a database. Exit codes: 0 done, 1 something is not right, 2 not understood.',
]
