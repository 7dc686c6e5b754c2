import { makeDemoData } from './demo-site.ts'

/**
 * `tsx tests/support/site/make-demo-data.ts folder`: leaves the demonstration data in a new folder, as the built
 * site loads them.
 */
const folder = process.argv[2]
if (!folder) throw new Error('which folder?')
await makeDemoData(folder)
