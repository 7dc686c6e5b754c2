import { existsSync } from 'node:fs'
import { operator, record } from '../../server/audit/audit.ts'
import { getBackupKey } from '../../server/backup/backup.ts'
import { readLines, writeFile } from '../../server/backup/file.ts'
import { addChain, writeChain } from '../../server/open-data/chain.ts'
import { type OwnCommand, openForCommand, parseOneOf, Unusable } from './command.ts'

export const openDataCommands: readonly OwnCommand[] = [
  {
    name: 'open-data export',
    takes: 'FILE',
    words: 'writes the signing key and all releases of open data into a new file, sealed with BACKUP_KEY',
    async operate({ config, args, say }) {
      const file = parseOneOf(args, 'file')
      if (existsSync(file)) throw new Unusable(`${file} exists already.`)
      const key = getBackupKey(config)
      const { background: db, privacy, close } = await openForCommand(config)
      try {
        await writeFile(file, writeChain({ db, privacy }), key)
      } finally {
        await close()
      }
      say(`The signing key and the releases are in ${file}. A person who opens it can sign as this site does.`)
      return true
    },
  },
  {
    name: 'open-data import',
    takes: 'FILE',
    words: 'lets the database of the settings continue the releases of such a file, under the same signing key',
    async operate({ config, args, say }) {
      const file = parseOneOf(args, 'file')
      const key = getBackupKey(config)
      const { background, privacy, close } = await openForCommand(config)
      try {
        await background.transaction(async (db) => {
          const added = await addChain({ db, privacy }, readLines(file, key))
          const done = {
            actor: operator,
            action: 'open-data.import',
            subject: 'open data',
            details: { added },
          } as const
          await record({ db, privacy }, { ...done, now: new Date() })
          say(`${added} releases are added. The next one follows them.`)
        })
      } finally {
        await close()
      }
      return true
    },
  },
]
