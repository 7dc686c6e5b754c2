import { renameSync } from 'node:fs'
import { startSite } from './site.ts'

/** `tsx tests/support/make-demo-data.ts folder`: fills a data folder with the demonstration data, as the built site does. */
const folder = process.argv[2]
if (!folder) throw new Error('which folder?')
const site = await startSite()
await site.stop()
renameSync(site.dataFolder, folder)
