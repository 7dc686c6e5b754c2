import { block, unblock } from '../../server/accounts/closing/blocking.ts'
import { listClosingReasons } from '../../server/accounts/closing/closing.queries.ts'
import { undoAct } from '../../server/administration/undo.ts'
import { listNewestEntries } from '../../server/audit/audit.queries.ts'
import { operator, verifyAudit } from '../../server/audit/audit.ts'
import { addModerator, listModerators, removeModerator } from '../../server/moderation/moderators.queries.ts'
import { isUnavailable } from '../../server/platform/db/unavailable.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { readKeptCounters, recount, repair } from '../recount.queries.ts'
import { listAllCompanies, lockCompany, measureIndexDrift, reindexCompany, removeCompany } from './admin.queries.ts'
import { type Command, type Dependencies, findAccountOf, note, parseCompany, parseOneOf, Unusable } from './command.ts'

/** Lists the companies a command is about: the one that is named, or all. */
const listAsked = async ({ db, args }: Dependencies) => (args.length > 0 ? [parseCompany(args)] : listAllCompanies(db))

/** What to do when rows cannot be read. */
const damaged =
  'Rows of this database cannot be read: it is damaged. Stop the servers, keep a copy of it as it is, and restore the latest backup into a new, empty database (docs/operations.md).'

export const commands: readonly Command[] = [
  {
    name: 'recount',
    takes: '[COMPANY]',
    words: 'sets the counters to a new count, of one company or of all',
    async run(using) {
      const { db, privacy, say } = using
      let wrong = 0
      for (const id of await listAsked(using)) {
        const found = await repair(db, id, privacy)
        if (found > 0) say(`Company ${id}: ${found} counters were wrong and are set right.`)
        wrong += found
      }
      await note(using, 'recount', 'counters', { wrong })
      say(`${wrong} counters were wrong.`)
      return true
    },
  },
  {
    name: 'reindex',
    takes: '[COMPANY]',
    words: 'rebuilds the keys by which companies and the words of their reviews are found',
    async run(using) {
      const ids = await listAsked(using)
      for (const id of ids) await reindexCompany(using.db, id)
      await note(using, 'reindex', 'companies', { companies: ids.length })
      using.say(`${ids.length} companies are indexed again.`)
      return true
    },
  },
  {
    name: 'check',
    takes: '',
    words: 'compares the counters with a recount, and the index with the companies; changes nothing',
    async run(using) {
      const { db, privacy, say } = using
      const problems: string[] = []
      for (const id of await listAllCompanies(db)) {
        const [kept, counted] = await Promise.all([readKeptCounters(db, id), recount(db, id, privacy)]).catch(
          (error: unknown) => {
            throw isUnavailable(error) ? error : new Error(damaged, { cause: error })
          },
        )
        const keys = new Set([...kept.keys(), ...counted.keys()])
        const wrong = [...keys].filter((key) => kept.get(key) !== counted.get(key))
        if (wrong.length > 0) problems.push(`Company ${id}: ${wrong.length} counters differ from a recount.`)
      }
      for (const { id, where } of await measureIndexDrift(db))
        problems.push(`Company ${id}: ${where} is not up to date.`)
      for (const one of problems) say(one)
      say(problems.length === 0 ? 'Everything is as it should be.' : 'Run recount or reindex.')
      return problems.length === 0
    },
  },
  {
    name: 'moderator add',
    takes: 'EMAIL [--lead]',
    words: 'makes the account of an e-mail a moderator, or a lead, who also shuts accounts',
    options: { lead: { type: 'boolean' } },
    async run(using) {
      const account = await findAccountOf(using)
      if (!account.verified) throw new Unusable(`${account.email} has not been proven yet.`)
      const role = using.options.lead ? 'lead' : 'moderator'
      const pseudonym = await addModerator(using.db, account.id, role)
      await note(using, 'moderator.add', `account/${account.id}`, { role, pseudonym })
      using.say(`${account.email} is ${role} ${pseudonym}.`)
      return true
    },
  },
  {
    name: 'moderator remove',
    takes: 'EMAIL',
    words: 'takes that away; what they decided stays',
    async run(using) {
      const account = await findAccountOf(using)
      const pseudonym = await removeModerator(using.db, account.id)
      if (!pseudonym) throw new Unusable(`${account.email} is no moderator.`)
      await note(using, 'moderator.remove', `account/${account.id}`, { pseudonym })
      using.say(`${account.email} moderates no more.`)
      return true
    },
  },
  {
    name: 'moderator list',
    takes: '',
    words: 'says who moderates, and under which pseudonym',
    async run({ db, privacy, say }) {
      for (const { email, role, pseudonym } of await listModerators({ db, privacy }))
        say(`${pseudonym}  ${role}  ${email}`)
      return true
    },
  },
  {
    name: 'account block',
    takes: 'EMAIL',
    words: 'blocks an account; after 30 days the account is deleted',
    async run(using) {
      const { email } = await findAccountOf(using)
      const done = await block(using, email, { actor: operator, now: using.now })
      if (done === 'moderator') throw new Unusable(`${email} moderates. Take that away first.`)
      using.say(`${email} is blocked, and deleted on ${done?.day}.`)
      return true
    },
  },
  {
    name: 'account unblock',
    takes: 'EMAIL',
    words: 'takes that back',
    async run(using) {
      const { email } = await findAccountOf(using)
      await unblock(using, email, { actor: operator, now: using.now })
      using.say(`${email} is blocked no more.`)
      return true
    },
  },
  {
    name: 'account reasons',
    takes: '',
    words: 'says why people closed their accounts, by month, in no order within it',
    async run({ db, privacy, say }) {
      // Quoted, so that a person's text can neither start a line of its own nor send codes to the terminal.
      for (const { month, type, reason } of await listClosingReasons({ db, privacy }))
        say(`${month}  ${type}  ${JSON.stringify(reason)}`)
      return true
    },
  },
  {
    name: 'company remove',
    takes: 'ID',
    words: 'deletes a company that is off the site, with everything written about it, for good',
    async run(using) {
      const id = parseCompany(using.args)
      const company = await lockCompany(using.db, id)
      if (!company) throw new Unusable(`There is no company ${id}.`)
      // Readers lose a public page only by the decision of two people at the desk, never of one alone (decision 29).
      if (company.isApproved)
        throw new Unusable(`${company.nameEn} is on the site. Two moderators take it off at the desk, then it can go.`)
      const removed = await removeCompany(using.db, id)
      await note(using, 'company.remove', `company/${id}`, removed)
      using.say(`${company.nameEn} is gone, with ${removed.reviews} reviews and ${removed.questions} questions.`)
      return true
    },
  },
  {
    name: 'audit verify',
    takes: '[--head NUMBER:HASH]',
    words: 'says whether the audit is whole, and its head; a head noted earlier shows a cut of the newest entries',
    options: { head: { type: 'string' } },
    async run({ db, privacy, options, say }) {
      const given = options.head === undefined ? undefined : /^(\d+):([0-9a-f]{64})$/.exec(String(options.head))
      if (given === null) throw new Unusable('A head is the number of an entry, a colon and its hash.')
      const head = given && { seq: Number(given[1]), hash: given[2]! }
      const verified = await verifyAudit(db, privacy, head)
      if (verified.ok) say(`The audit is whole. Its head, to be noted: ${verified.head.seq}:${verified.head.hash}`)
      else say(`The audit is not whole: entry ${verified.seq} is missing, changed or another one.`)
      return verified.ok
    },
  },
  {
    name: 'undo',
    takes: 'AUDIT-ID',
    words:
      'undoes an entry of the audit that people see, for seven days: the same once more, with before and after exchanged',
    async run(using) {
      const { db, privacy, now, args, say } = using
      const seq = Number(parseOneOf(args, 'number of an entry, as admin audit lists it'))
      if (!Number.isInteger(seq) || seq < 1 || seq >= 2 ** 31) throw new Unusable('An entry has a whole number.')
      const problem = await undoAct({ db, privacy }, seq, { by: operator, now })
      if (problem === 'not_found') throw new Unusable(`Entry ${seq} is none that can be undone.`)
      say(problem ? translateProblem('en', problem) : `Entry ${seq} is undone.`)
      return problem === undefined
    },
  },
  {
    name: 'audit',
    takes: '[--last NUMBER]',
    words: 'says what moderators and operators did, newest first',
    options: { last: { type: 'string' } },
    async run({ db, options, say }) {
      const last = Number(options.last ?? 50)
      if (!Number.isInteger(last) || last < 1) throw new Unusable('--last takes a whole number from 1.')
      for (const { seq, at, actor, action, subject, details } of await listNewestEntries(db, last))
        say(`${seq}  ${at}  ${actor}  ${action}  ${subject}  ${details}`)
      return true
    },
  },
]
