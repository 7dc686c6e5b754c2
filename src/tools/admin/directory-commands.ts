import { createReadStream, existsSync } from 'node:fs'
import { companyUpdate } from '../../contract/companies/changes.ts'
import { check } from '../../contract/form/check.ts'
import { rename, setClosed } from '../../server/administration/directory.ts'
import { joinCompanies } from '../../server/administration/joining/join.ts'
import { countPublic } from '../../server/administration/joining/joins.queries.ts'
import { operator } from '../../server/audit/audit.ts'
import { type CompanyRow, findCompany } from '../../server/companies/companies.queries.ts'
import { exportCompanies } from '../../server/companies/directory/export.ts'
import { importCompanies, type RowOutcome } from '../../server/companies/directory/import.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import {
  type Command,
  type Dependencies,
  type OwnCommand,
  openForCommand,
  parseCompany,
  parseOneOf,
  Unusable,
} from './command.ts'
import { createProgress } from './progress.ts'

/** The number of rows after which the import says how far it is. */
const toldEvery = 10_000

/** Says a row that was not stored, in one line for each problem. */
function printRow({ row, name, problems, likely }: RowOutcome, say: (line: string) => void): void {
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
      const printProblems = (line: string) => {
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
            printRow(outcome, printProblems)
            if (rows % toldEvery === 0) printProblems(`${rows.toLocaleString('en')} rows are done.`)
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

/** Returns the names that options give a company, or has. */
function parseNames({ options }: Dependencies, company: CompanyRow) {
  const wanted = { name_en: options['name-en'] ?? company.nameEn, name_ar: options['name-ar'] ?? company.nameAr }
  const checked = check(companyUpdate, wanted)
  if (!checked.ok) throw new Unusable(translateProblem('en', checked.problems[0]!.code))
  return { nameEn: checked.answers.name_en!, nameAr: checked.answers.name_ar! }
}

async function findListed({ db, args }: Dependencies): Promise<CompanyRow> {
  const id = parseCompany(args)
  const company = await findCompany(db, id)
  if (!company?.isApproved) throw new Unusable(`There is no company ${id}.`)
  return company
}

/** Commands on one company of the directory. */
export const directoryCommands: readonly Command[] = [
  {
    name: 'companies rename',
    takes: 'ID [--name-en NAME] [--name-ar NAME]',
    words: 'gives a company new names; the earlier ones stay on its page and find it',
    options: { 'name-en': { type: 'string' }, 'name-ar': { type: 'string' } },
    async run(using) {
      const company = await findListed(using)
      const names = parseNames(using, company)
      const problem = await rename(using, company.id, names, { by: operator, now: using.now })
      if (problem === 'nothing_changed') throw new Unusable('Say a new name: --name-en or --name-ar.')
      if (problem) throw new Unusable(translateProblem('en', problem))
      using.say(`${company.nameEn} is ${names.nameEn} (${names.nameAr}) from now on.`)
      return true
    },
  },
  {
    name: 'companies close',
    takes: 'ID [--undo]',
    words:
      'says on the page of a company that it does not exist any more, and takes nothing new; --undo takes that back',
    options: { undo: { type: 'boolean' } },
    async run(using) {
      const company = await findListed(using)
      const closed = !using.options.undo
      await setClosed(using, company.id, closed, { by: operator, now: using.now })
      using.say(closed ? `${company.nameEn} is closed.` : `${company.nameEn} is open again.`)
      return true
    },
  },
  {
    name: 'companies merge',
    takes: 'FROM INTO',
    words:
      'lets a company be another one for good: everything about FROM belongs to INTO, and its address leads there; admin undo takes it back for seven days, until numbers of both are released together',
    async run(using) {
      const { args, db, privacy, now, say } = using
      if (args.length !== 2) throw new Unusable('Say the id of the company that goes, and of the one that stays.')
      const [one, other] = [
        await findListed({ ...using, args: args.slice(0, 1) }),
        await findListed({ ...using, args: args.slice(1) }),
      ]
      const moves = await countPublic(db, one.id)
      const move = { from: one.id, into: other.id }
      const act = { by: operator, now }
      const problem = await joinCompanies({ db, privacy }, move, act)
      if (problem === 'company_busy') {
        say(translateProblem('en', problem))
        return false
      }
      if (problem) throw new Unusable('These are not two companies.')
      const counted = Object.entries(moves).map(([what, n]) => `${n.toLocaleString('en')} ${what}`)
      say(`${one.nameEn} is ${other.nameEn} from now on. With it go ${counted.join(', ')}.`)
      return true
    },
  },
]
