import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { DurableFolder, makeDurable } from '../../../src/server/platform/db/durable-folder.ts'

/** Writes two notes into the database of the folder that is given; the disk fails before the second. */
const [folder = ''] = process.argv.slice(2)
let isFailing = false
const disk = new DurableFolder(folder, (file) => {
  if (isFailing) throw Object.assign(new Error('the disk fails'), { code: 'EIO' })
  fdatasyncSync(file)
})
const engine = await PGlite.create({ fs: disk, startParams: makeDurable(PGlite.defaultStartParams) })
await engine.query('insert into notes values ($1, $2)', [1, 'kept'])
process.stdout.write('acknowledged 1\n')
isFailing = true
await engine.query('insert into notes values ($1, $2)', [2, 'lost'])
process.stdout.write('acknowledged 2\n')
