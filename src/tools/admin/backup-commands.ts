import { type Backup, makeBackup, restoreBackup, verifyBackup } from '../../server/backup/backup.ts'
import { moveToServer } from '../../server/backup/move.ts'
import { type OwnCommand, parseOneOf } from './command.ts'

const report = ({ file, bytes, rows, fingerprint }: Backup) =>
  `${file}: ${rows.toLocaleString('en')} rows, ${Math.ceil(bytes / 1024).toLocaleString('en')} KB, ${fingerprint}`

export const backupCommands: readonly OwnCommand[] = [
  {
    name: 'backup',
    takes: '',
    words: 'makes a sealed backup, restores it aside to see that it can be, and removes the oldest',
    async operate({ config, say }) {
      say(report(await makeBackup(config, new Date(), say)))
      return true
    },
  },
  {
    name: 'verify',
    takes: 'FILE',
    words: 'restores a backup into a database that is thrown away, and compares',
    async operate({ config, args, say }) {
      say(report(await verifyBackup(config, parseOneOf(args, 'file'), say)))
      return true
    },
  },
  {
    name: 'restore',
    takes: 'FILE',
    words: 'fills the empty database of the settings with a backup, and compares',
    async operate({ config, args, say }) {
      say(report(await restoreBackup(config, parseOneOf(args, 'file'), say)))
      say(
        'The author key is no part of a backup: give the one the database was used with before the server is started.',
      )
      return true
    },
  },
  {
    name: 'move',
    takes: '',
    words: 'copies the embedded database in DATA_DIR into the empty PostgreSQL of DATABASE_URL, and compares',
    async operate({ config, say }) {
      const { rows, fingerprint } = await moveToServer(config, say)
      say(`${rows.toLocaleString('en')} rows are in PostgreSQL, ${fingerprint}. ${config.DATA_DIR} is as it was.`)
      return true
    },
  },
]
