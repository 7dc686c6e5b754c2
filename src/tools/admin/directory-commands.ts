import { createReadStream, existsSync } from 'node:fs'
import { companyUpdate } from '../../contract/companies/changes.ts'
import { check } from '../../contract/form/check.ts'
import { operator } from '../../server/audit/audit.ts'
import { closeCompany, renameCompany } from '../../server/companies/directory/directory.queries.ts'
import { exportCompanies } from '../../server/companies/directory/export.ts'
import { importCompanies, type RowOutcome } from '../../server/companies/directory/import.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { holdCompany } from './admin.queries.ts'
import { type Command, note, type OwnCommand, openForCommand, parseCompany, parseOneOf, Unusable } from './command.ts'
import { createProgress } from './progress.ts'

/** The number of rows after which the import says how far it is. */
const toldEvery = 10_000

/** Says a row that was not stored, in one line for each problem. */
function sayRow({ row, name, problems, likely }: RowOutcome, say: (line: string) => void): void {
  const named = JSON.stringify(name)
  for (const { column, code, near = [] } of problems) {
    const nearest = near.length > 0 ? ` Near: ${near.join(', ')}.` : ''
    say(`Row ${row}${column && `, ${column}`}: ${named}: ${translateProblem('en', code)}${nearest}`)
  }
  if (likely.length === 0) return
  const those = likely.map(({ id, row, nameEn }) => `${id ?? `row ${row}`} ${JSON.stringify(nameEn)}`)
  say(`Row ${row}: ${named} may be ${those.join(', or ')}. Write its id or "new" into same_as.`)
}

/** Commands on the whole directory, in many transactions. */
export const directoryTransfers: readonly OwnCommand[] = [
  {
    name: 'companies import',
    takes: 'FILE.csv',
    words:
      'adds and changes the companies of a file; the same file again changes nothing, and an interrupted one goes on',
    dry: true,
    async operate({ config, args, options, say }) {
      const file = parseOneOf(args, 'file')
      if (!existsSync(file)) throw new Unusable(`There is no file ${file}.`)
      const { background: db, privacy, close } = await openForCommand(config)
      const progress = createProgress(file)
      const sayBelow = (line: string) => {
        progress.clear()
        say(line)
      }
      let rows = 0
      try {
        const { counts, problem } = await importCompanies({
          ...{ db, privacy, actor: operator, now: new Date() },
          dryRun: options['dry-run'] === true,
          open: () => progress.follow(createReadStream(file)),
          onRow(outcome) {
            rows += 1
            sayRow(outcome, sayBelow)
            if (rows % toldEvery === 0) sayBelow(`${rows.toLocaleString('en')} rows are done.`)
            progress.draw(rows)
          },
        })
        progress.clear()
        if (problem) {
          const where = problem.code === 'quote_open' ? ` It begins at row ${problem.details}.` : ''
          const which = problem.details && !where ? ` ${problem.details}` : ''
          say(`${translateProblem('en', problem.code)}${where}${which}`)
        }
        const of = (outcome: keyof typeof counts) => counts[outcome].toLocaleString('en')
        say(
          `${of('new')} new, ${of('changed')} changed, ${of('unchanged')} unchanged, ${of('refused')} refused, ${of('likely')} likely there already.`,
        )
        if (options['dry-run']) say('Dry run: nothing was changed.')
        return !problem && counts.refused + counts.likely === 0
      } finally {
        await close()
      }
    },
  },
  {
    name: 'companies export',
    takes: '',
    words: 'writes the approved companies as the import reads them: admin companies export > companies.csv',
    async operate({ config, say }) {
      const { background: db, close } = await openForCommand(config)
      try {
        for await (const line of exportCompanies(db)) say(line.replace(/\r\n$/, '\r'))
        return true
      } finally {
        await close()
      }
    },
  },
]

/** Commands on one company of the directory. */
export const directoryCommands: readonly Command[] = [
  {
    name: 'companies rename',
    takes: 'ID [--name-en NAME] [--name-ar NAME]',
    words: 'gives a company new names; the earlier ones stay on its page and find it',
    options: { 'name-en': { type: 'string' }, 'name-ar': { type: 'string' } },
    async run(using) {
      const { db, options, args } = using
      const id = parseCompany(args)
      const company = await holdCompany(db, id)
      if (!company) throw new Unusable(`There is no company ${id}.`)
      const wanted = { name_en: options['name-en'] ?? company.nameEn, name_ar: options['name-ar'] ?? company.nameAr }
      const checked = check(companyUpdate, wanted)
      if (!checked.ok) throw new Unusable(translateProblem('en', checked.problems[0]!.code))
      const names = { nameEn: checked.answers.name_en!, nameAr: checked.answers.name_ar! }
      if (names.nameEn === company.nameEn && names.nameAr === company.nameAr)
        throw new Unusable('Say a new name: --name-en or --name-ar.')
      if (!(await renameCompany(db, company, names))) throw new Unusable(translateProblem('en', 'company_listed'))
      const before = { nameEn: company.nameEn, nameAr: company.nameAr }
      await note(using, 'company.rename', `company/${id}`, { before, after: names })
      using.say(`${company.nameEn} is ${names.nameEn} (${names.nameAr}) from now on.`)
      return true
    },
  },
  {
    name: 'companies close',
    takes: 'ID [--undo]',
    words: 'says on the page of a company that it does not exist any more; --undo takes that back',
    options: { undo: { type: 'boolean' } },
    async run(using) {
      const id = parseCompany(using.args)
      const company = await holdCompany(using.db, id)
      if (!company) throw new Unusable(`There is no company ${id}.`)
      const closed = !using.options.undo
      await closeCompany(using.db, id, closed)
      await note(using, 'company.close', `company/${id}`, { before: company.closed, after: closed })
      using.say(closed ? `${company.nameEn} is closed.` : `${company.nameEn} is open again.`)
      return true
    },
  },
]
