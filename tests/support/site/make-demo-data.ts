import { renameSync } from 'node:fs'
import { makeDemoSite } from './demo-site.ts'

/**
 * `tsx tests/support/site/make-demo-data.ts folder`: fills a data folder with the demonstration data, as the built site
 * does.
 */
const folder = process.argv[2]
if (!folder) throw new Error('which folder?')
renameSync((await makeDemoSite()).dataFolder, folder)
