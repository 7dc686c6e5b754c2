import * as contract from '../../../contract/employers/people.ts'
import { findRepresented } from '../../accounts/company-roles.queries.ts'
import { toUser } from '../../accounts/user.ts'
import { findCompany } from '../../companies/companies.queries.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { nameOf } from '../../lookups/lookups.ts'
import { type Answer, isRefused, type Refusal, refuse } from '../../platform/http/answer.ts'
import type { AboutId, AnswerOf, CallOf, MemberCall, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { getDayAfter } from '../../platform/months.ts'
import { createToken, hashOf } from '../../platform/tokens.ts'
import { ofOwnCompany } from '../own-company.ts'
import {
  acceptInvitationByToken,
  addInvitation,
  isPersonOf,
  listInvitations,
  listPeople,
  removeFromCompany,
  setNotify,
  withdrawInvitations,
} from './people.queries.ts'

/** The routes by which the people who speak for a company manage who does (spec 6, employer: settings). */
export const peopleRoutes: readonly Route[] = [
  route(contract.getCompanyPeople, (call) => ofOwnCompany(call, () => handleList(call))),
  route(contract.invitePerson, (call) => asAdmin(call, () => handleInvitation(call))),
  route(contract.removePerson, (call) => asAdmin(call, () => handleRemoval(call))),
  route(contract.leaveCompany, (call) => ofOwnCompany(call, () => handleLeaving(call))),
  route(contract.saveNotify, (call) =>
    ofOwnCompany(call, async () => {
      await setNotify(
        call.services.db,
        { accountId: call.account.id, companyId: call.params.id },
        call.answers.notify === 1,
      )
      return { message: 'preferences_saved' }
    }),
  ),
  route(contract.joinCompany, handleJoining),
]

/** Runs `act` for admins only. This is a rule of the company, not of the site: 403 would sign an editor out. */
const asAdmin = <Done extends Answer>(call: MemberCall & AboutId, act: () => Promise<Done>) =>
  ofOwnCompany(
    call,
    async (role): Promise<Done | Refusal<'not_company_admin'>> =>
      role === 'admin' ? act() : refuse(409, 'not_company_admin'),
  )

const readEmail = ({ answers }: { answers: { readonly email: string } }) => answers.email.toLowerCase()

async function handleList({
  services,
  account,
  params: { id },
  now,
}: CallOf<typeof contract.getCompanyPeople>): Promise<AnswerOf<typeof contract.getCompanyPeople>> {
  const people = await listPeople(services, id)
  const invitations = await listInvitations(services, id, getDayAfter(now, 0))
  return {
    data: {
      people: people.map(({ accountId, notify: _, ...one }) => ({ ...one, you: accountId === account.id ? 1 : 0 })),
      invitations: invitations.map(({ tokenHash: _, ...one }) => one),
      notify: people.some(({ accountId, notify }) => accountId === account.id && notify) ? 1 : 0,
    },
  }
}

async function handleInvitation(
  call: CallOf<typeof contract.invitePerson>,
): Promise<AnswerOf<typeof contract.invitePerson>> {
  const {
    services,
    account,
    params: { id },
    answers,
    now,
    language,
  } = call
  const { db, privacy, mail, config } = services
  const email = readEmail(call)
  if (await isPersonOf(services, id, email)) return refuse(409, 'already_represents', 'email')
  const held = await askLimits(call, 'invite', getTriedBy(call, { account: call.account.id, email }))
  if (isRefused(held)) return held
  const company = await findCompany(db, id)
  if (!company) return refuse(404, 'not_found')
  const token = createToken()
  const expires = getDayAfter(now, contract.invitedDays)
  const { role } = answers
  const given = { tokenHash: hashOf(token), companyId: id, role, invitedBy: account.id, email, expires }
  return db.transaction(async (tx): Promise<AnswerOf<typeof contract.invitePerson>> => {
    if (!(await addInvitation({ db: tx, privacy }, given))) return refuse(409, 'not_company_admin')
    const link = `${config.publicUrl}/employer/join/${token}`
    const said = { kind: 'company_invitation', company: nameOf(company, language), day: expires, link } as const
    await mail.add(tx, { ...said, to: email, language }, now)
    return { message: 'invitation_sent' }
  })
}

async function handleRemoval(
  call: CallOf<typeof contract.removePerson>,
): Promise<AnswerOf<typeof contract.removePerson>> {
  const {
    services,
    params: { id },
    now,
  } = call
  const email = readEmail(call)
  await withdrawInvitations(services, id, email)
  const given = (await listInvitations(services, id, getDayAfter(now, 0))).filter(({ by }) => by === email)
  const [person] = (await listPeople(services, id)).filter((one) => one.email === email)
  if (person && !(await removeFromCompany(services.db, { accountId: person.accountId, companyId: id })))
    return refuse(409, 'last_admin')
  const withdrawn = given.map(({ email, role }) => ({ email, role }))
  return { data: { withdrawn }, message: withdrawn.length > 0 ? 'person_removed_with_invitations' : 'person_removed' }
}

async function handleLeaving({
  services,
  account,
  params: { id },
  language,
}: CallOf<typeof contract.leaveCompany>): Promise<AnswerOf<typeof contract.leaveCompany>> {
  if (!(await removeFromCompany(services.db, { accountId: account.id, companyId: id })))
    return refuse(409, 'last_admin')
  const represents = (await findRepresented(services.db, account.id, language)).length > 0
  return { data: await toUser(services, { ...account, represents }, language), message: 'company_left' }
}

async function handleJoining(
  call: CallOf<typeof contract.joinCompany>,
): Promise<AnswerOf<typeof contract.joinCompany>> {
  const { services, account, answers, now, language } = call
  const held = await askLimits(call, 'link', getTriedBy(call, {}))
  if (isRefused(held)) return held
  const outcome = await acceptInvitationByToken(services, hashOf(answers.token), account, getDayAfter(now, 0))
  if (outcome !== 'taken') return refuse(outcome === 'invited_otherwise' ? 409 : 422, outcome, 'token')
  return { data: await toUser(services, { ...account, represents: true }, language), message: 'company_joined' }
}
