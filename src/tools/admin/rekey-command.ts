import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { operator, record } from '../../server/audit/audit.ts'
import type { Config } from '../../server/platform/config.ts'
import { parseAuthorKey } from '../../server/platform/privacy/author-key.ts'
import { lookEvery } from '../../server/platform/privacy/follow-key.ts'
import { createPrivacy } from '../../server/platform/privacy/privacy.ts'
import { rekey } from '../rekey.ts'
import { type OwnCommand, openForCommand, Unusable } from './command.ts'

export const rekeyCommand: OwnCommand = {
  name: 'rekey',
  takes: '[OLD NEW]',
  words: 'changes the author key, of AUTHOR_KEY_BEFORE to AUTHOR_KEY where none are said; servers that have both go on',
  async operate({ config, args, say }) {
    const { renewed, file } = await changeKey(withBothKeys(config, args), say)
    say(`${renewed.toLocaleString('en')} values are sealed again. The old key opens nothing any more.`)
    say(
      file
        ? `The new key is in ${file}.`
        : 'Start every server with AUTHOR_KEY alone, and keep the old key only as long as backups made under it.',
    )
    return true
  },
}

/** Returns the settings with both keys. */
function withBothKeys(
  config: Config,
  args: readonly string[],
): Config & { AUTHOR_KEY: string; AUTHOR_KEY_BEFORE: string } {
  if (args.length !== 0 && args.length !== 2) throw new Unusable('Say the old key and the new one, or neither.')
  const [AUTHOR_KEY_BEFORE, AUTHOR_KEY] = args.length === 2 ? args : [config.AUTHOR_KEY_BEFORE, config.AUTHOR_KEY]
  if (!AUTHOR_KEY || !AUTHOR_KEY_BEFORE)
    throw new Unusable('AUTHOR_KEY must be the new key (openssl rand -hex 32) and AUTHOR_KEY_BEFORE the old one.')
  if (parseAuthorKey(AUTHOR_KEY, 'AUTHOR_KEY').equals(parseAuthorKey(AUTHOR_KEY_BEFORE, 'AUTHOR_KEY_BEFORE')))
    throw new Unusable('The new key is the old one.')
  return { ...config, AUTHOR_KEY, AUTHOR_KEY_BEFORE }
}

async function changeKey(config: ReturnType<typeof withBothKeys>, say: (line: string) => void) {
  const { ring, ...database } = await openForCommand(config)
  try {
    const waitForServers = async () => {
      if (database.embedded) return
      say('Every server seals under the new key within a few seconds.')
      await wait(3 * lookEvery)
    }
    const renewed = await rekey({ db: database.background, ring, followed: waitForServers })
    const file = database.embedded ? await replaceFile(config) : undefined
    const done = { actor: operator, action: 'rekey', subject: 'author key', details: { renewed } } as const
    await database.background.transaction((tx) =>
      record({ db: tx, privacy: createPrivacy(ring) }, { ...done, now: new Date() }),
    )
    return { renewed, file }
  } finally {
    await database.close()
  }
}

/**
 * Replaces the key file with the new key, if the key is in a file: it is whole and on the disk before it has the name.
 */
async function replaceFile({ DATA_DIR, AUTHOR_KEY }: { DATA_DIR: string; AUTHOR_KEY: string }) {
  const file = join(DATA_DIR, 'author.key')
  if (!existsSync(file)) return undefined
  const temporary = `${file}.${randomUUID()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(`${parseAuthorKey(AUTHOR_KEY, 'AUTHOR_KEY').toString('hex')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  return file
}
