import * as contract from '../../contract/administration/administration.ts'
import { settingKeys } from '../../contract/lookups/lists.ts'
import { addAccount, findAccountById } from '../accounts/accounts.queries.ts'
import { withPassword } from '../accounts/locks.ts'
import { startSession } from '../accounts/sessions.ts'
import { toUser } from '../accounts/user.ts'
import { record } from '../audit/audit.ts'
import { countCompanies } from '../companies/companies.queries.ts'
import { exportCompanies } from '../companies/directory/export.ts'
import { importCompanies, type RowOutcome } from '../companies/directory/import.ts'
import { askLimits, getTriedBy } from '../limits/ask.ts'
import { getLookups, readSettings, saveSettings } from '../lookups/lookups.queries.ts'
import { nameOf } from '../lookups/lookups.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { AdministratorCall, AnswerOf, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { addAdministrator } from './administrators.queries.ts'
import { findMissing } from './launch.queries.ts'
import { consumeSetupToken, forgetSite, readSiteState, setSite } from './site-state.queries.ts'
import { tryOut } from './try.ts'

/** The routes of the people who run the site (design: launch). They decide about no contribution. */
export const administrationRoutes: readonly Route[] = [
  route(contract.getSite, async ({ services }) => ({ data: await readSiteState(services.db) })),
  route(contract.setUp, setUp),
  route(contract.readLaunch, async ({ services }) => ({
    data: {
      site: await readSiteState(services.db),
      needs: await findMissing(services),
      companies: await countCompanies(services.db),
    },
  })),
  route(contract.tryNeed, async (call) => {
    const problem = await tryOut(call, call.answers.need)
    if (problem) return refuse(409, problem)
    return { message: `tried_${call.answers.need}` }
  }),
  route(contract.openSite, async (call) => {
    await change(call, { state: 'open', reason: null })
    return { message: 'site_opened' }
  }),
  route(contract.closeSite, async (call) => {
    const { state = 'closed', reason = null } = call.answers
    await change(call, { state, reason })
    return { message: state === 'closed' ? 'site_closed' : 'site_read_only' }
  }),
  route(contract.saveSettings, async (call) => {
    const { services, answers, account, now } = call
    const { privacy } = services
    const after = Object.fromEntries(settingKeys.map((key) => [key, answers[key]]))
    await services.db.transaction(async (tx) => {
      const before = await readSettings(tx)
      await saveSettings(tx, after)
      const actor = account.administers.pseudonym
      const details = { before, after: await readSettings(tx) }
      await record({ db: tx, privacy }, { actor, action: 'settings.set', subject: 'settings', details, now })
    })
    return { message: 'settings_saved' }
  }),
  route(contract.importDirectory, importDirectory),
  route(contract.exportDirectory, async ({ services }) => {
    const lines: string[] = []
    for await (const line of exportCompanies(services.reads)) lines.push(line)
    return { file: { type: 'text/csv; charset=UTF-8', bytes: Buffer.from(lines.join('')) } }
  }),
]

async function setUp(call: CallOf<typeof contract.setUp>): Promise<AnswerOf<typeof contract.setUp>> {
  const { services, answers, beside, now, device, language } = call
  const held = await askLimits(call, 'link', getTriedBy(call, {}))
  if (isRefused(held)) return held
  const { hash: passwordHash, key } = await services.passwords.hash(answers.password)
  const { db, privacy } = services
  const { name, email } = answers
  const made = await db
    .transaction(async (tx) => {
      if (!(await consumeSetupToken(tx, beside.token, now))) return 'token_unknown'
      const secret = privacy.newSecret()
      const locks = withPassword(privacy, null, secret, key)
      // Who holds the link runs the machine: nobody has to prove an address to themselves.
      const account = { email, name, language, passwordHash }
      const id = await addAccount({ db: tx, privacy }, account, { verified: true, locks })
      if (!id) throw new EmailTaken()
      const pseudonym = await addAdministrator(tx, id)
      const done = { actor: pseudonym, action: 'administrator.add', subject: `account/${id}`, now } as const
      await record({ db: tx, privacy }, done)
      return { id, secret }
    })
    .catch((error: unknown) => {
      // The link stays valid.
      if (error instanceof EmailTaken) return 'email_taken' as const
      throw error
    })
  if (made === 'token_unknown') return refuse(422, made, 'token')
  if (made === 'email_taken') return refuse(409, made, 'email')
  const account = { ...(await findAccountById(services, made.id))!, secret: made.secret }
  const token = await startSession(services, account, now, { device, language })
  return { data: { token, user: await toUser(services, account, language) }, message: 'administrator_made' }
}

class EmailTaken extends Error {}

async function change(
  { services, account, now }: AdministratorCall,
  after: Parameters<typeof setSite>[1],
): Promise<void> {
  const { db, reads, privacy } = services
  await db.transaction(async (tx) => {
    const before = await setSite(tx, after)
    const action = after.state === 'open' ? 'site.open' : 'site.close'
    const actor = account.administers.pseudonym
    await record({ db: tx, privacy }, { actor, action, subject: 'site', details: { before, after }, now })
  })
  forgetSite(reads)
}

async function importDirectory(
  call: CallOf<typeof contract.importDirectory>,
): Promise<AnswerOf<typeof contract.importDirectory>> {
  const { services, answers, account, language, now } = call
  const { db, privacy } = services
  const bytes = new Uint8Array(await answers.file.arrayBuffer())
  const lookups = await getLookups(db)
  const rows: RowOutcome[] = []
  const { counts, problem } = await importCompanies({
    ...{ db, privacy, now, actor: account.administers.pseudonym },
    dryRun: answers.act !== 'keep',
    maxRows: contract.maxUploadedRows,
    open: async function* () {
      yield bytes
    },
    onRow(row) {
      const told = row.outcome === 'refused' || row.outcome === 'likely'
      if (told && rows.length < contract.maxToldRows) rows.push(row)
    },
  })
  const data = {
    ...counts,
    rows: rows.map(({ row, name, problems, likely }) => ({
      ...{ row, name },
      problems: problems.map(({ column, code, near = [] }) => ({ column, code, near: [...near] })),
      likely: likely.map((one) => ({
        ...{ id: one.id, row: one.row, name: nameOf(one, language) },
        city: lookups.name('cities', one.cityId, language),
      })),
    })),
    problem: problem ?? null,
  }
  return answers.act === 'keep' ? { data, message: 'directory_imported' } : { data }
}
