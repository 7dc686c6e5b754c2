import { createReadStream, existsSync } from 'node:fs'
import { operator } from '../../server/audit/audit.ts'
import { readLookups } from '../../server/lookups/lookups.queries.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { importFigures, readFigures, withdrawSource } from '../../server/salaries/outside/import.ts'
import { countBySource } from '../../server/salaries/outside/outside.queries.ts'
import { type Command, parseOneOf, Unusable } from './command.ts'

/** The most rows of a file: all of them are stored in one transaction. */
const maxRows = 50_000

/** Commands on the pay that others publish. */
export const figuresCommands: readonly Command[] = [
  {
    name: 'figures import',
    takes: 'FILE.csv',
    words:
      'shows pay that others publish: occupation, region, city, nationality, pay, measure, contains, source_en, source_ar, link, date, licence; a figure of the same source about the same people takes the place of the earlier one',
    async run({ db, privacy, now, args, say }) {
      const path = parseOneOf(args, 'file')
      if (!existsSync(path)) throw new Unusable(`There is no file ${path}.`)
      const read = await readFigures(await readLookups(db), { open: () => createReadStream(path), maxRows }, now)
      const stored = { dryRun: false }
      const { counts, refused, problem } = await importFigures({ db, privacy }, read, stored, { by: operator, now })
      for (const { row, name, problems } of refused)
        for (const { column, code, near = [] } of problems) {
          const nearest = near.length > 0 ? ` Near: ${near.join(', ')}.` : ''
          say(`Row ${row}, ${name}: ${column ? `${column}: ` : ''}${translateProblem('en', code)}${nearest}`)
        }
      if (problem) say(`${translateProblem('en', problem.code)} ${problem.details}`.trim())
      const of = (outcome: keyof typeof counts) => counts[outcome].toLocaleString('en')
      say(`${of('new')} new, ${of('changed')} changed, ${of('unchanged')} unchanged, ${of('refused')} refused.`)
      return !problem && counts.refused === 0
    },
  },
  {
    name: 'figures list',
    takes: '',
    words: 'says whose figures are shown',
    async run({ db, say }) {
      for (const { source, figures } of await countBySource(db))
        say(`${source.id}  ${source.nameEn}  ${source.date}  ${source.licence}  ${source.link}  ${figures} figures`)
      return true
    },
  },
  {
    name: 'figures withdraw',
    takes: 'SOURCE',
    words: 'shows the figures of a source no more, by its number in figures list; admin undo takes that back',
    async run({ db, privacy, now, args, say }) {
      const id = Number(parseOneOf(args, 'number of a source'))
      const problem = await withdrawSource({ db, privacy }, Number.isInteger(id) ? id : 0, { by: operator, now })
      if (problem) throw new Unusable(`No figures of a source ${args[0]} are shown.`)
      say(`The figures of source ${id} are not shown any more.`)
      return true
    },
  },
]
