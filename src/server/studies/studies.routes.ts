import { pageSize } from '../../contract/params.ts'
import { getCountedInYear, maxTellings } from '../../contract/statistics/budget.ts'
import * as contract from '../../contract/studies/studies.ts'
import { listCurrentCompanies } from '../accounts/current-companies.queries.ts'
import { getExperience } from '../accounts/vault.ts'
import type { Database } from '../platform/db/database.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, RefusedBy, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { toYear } from '../platform/months.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { buildUncounted } from '../statistics/study-answers.ts'
import { toStudy } from './present.ts'
import {
  findReadableStudy,
  insertFreeMark,
  listKnownMarks,
  listReadableStudies,
  markAnswered,
  type StudyPosition,
  storeAnswer,
} from './studies.queries.ts'

/** The routes of survey questions answered by employees (spec 1; design: studies). */
export const studyRoutes: readonly Route[] = [
  route(contract.listStudies, handleList),
  route(contract.getStudy, async ({ services, params: { id }, language }) => {
    const study = await findReadableStudy(services.db, id)
    return study ? { data: toStudy(language, study) } : refuse(404, 'not_found')
  }),
  routeOnce(contract.answerStudy, { act: handleAnswer }),
  route(contract.listAnsweredStudies, handleOwn),
]

async function handleList({
  services,
  query,
  language,
}: CallOf<typeof contract.listStudies>): Promise<AnswerOf<typeof contract.listStudies>> {
  const { company: companyId, limit = pageSize.usual } = query
  const after = query.after === undefined ? null : parsePosition(query.after)
  if (query.after !== undefined && !after) return refuse(400, 'malformed', 'after')
  const found = await listReadableStudies(services.db, { companyId, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    data: {
      studies: page.map((study) => toStudy(language, study)),
      next: last && found.length > limit ? `${last.month}.${last.id}` : null,
    },
  }
}

/** Parses a cursor of studies. Studies are public and numbered, so their cursor hides nothing. */
function parsePosition(cursor: string): StudyPosition | null {
  const found = /^(\d{4}-(?:0[1-9]|1[0-2]))\.([1-9]\d{0,8})$/.exec(cursor)
  return found && { month: found[1]!, id: Number(found[2]) }
}

async function handleAnswer(
  tx: Database,
  call: CallOf<typeof contract.answerStudy>,
): Promise<KeptAnswer | RefusedBy<typeof contract.answerStudy>> {
  const {
    services,
    account,
    params: { id },
    answers,
    now,
  } = call
  const { option } = answers
  const study = await findReadableStudy(tx, id)
  if (!study) return refuse(404, 'not_found')
  if (study.state !== 'open') return refuse(409, 'study_closed')
  if (option >= study.options.length) return refuse(422, 'not_a_choice', 'option')
  const worked = study.company ? await listCurrentCompanies(tx, getExperience(services.privacy, account)) : []
  if (study.company && !worked.includes(study.company.id)) return refuse(409, 'not_in_experience')
  if (!(await markAnswered(tx, services.privacy.mark(account.secret, 'study', id))))
    return refuse(409, 'already_answered')
  if (!(await mayCount(tx, services.privacy, account.secret, now))) {
    await storeAnswer({ db: tx, privacy: services.privacy }, buildUncounted(id))
    return { status: 200, message: 'study_uncounted' }
  }
  await storeAnswer({ db: tx, privacy: services.privacy }, { study: id, option })
  return { status: 200, message: 'study_answered' }
}

/** Returns whether one more answer of a person is counted, of those of a year and of all years, and notes that it is. */
async function mayCount(tx: Database, privacy: Privacy, secret: Secret, now: Date): Promise<boolean> {
  const inYear = getCountedInYear('study')
  const computeMarks = (when: string, most: number) =>
    Array.from({ length: most }, (_, n) => privacy.mark(secret, 'contributor', `study ${when} ${n + 1}`))
  return (
    (await insertFreeMark(tx, computeMarks(`in ${toYear(now)}`, inYear))) &&
    (await insertFreeMark(tx, computeMarks('ever', inYear * maxTellings)))
  )
}

async function handleOwn({
  services: { db, privacy },
  account,
  query,
}: CallOf<typeof contract.listAnsweredStudies>): Promise<AnswerOf<typeof contract.listAnsweredStudies>> {
  const { ids } = query
  const marks = ids.map((id) => privacy.mark(account.secret, 'study', id))
  const known = await listKnownMarks(db, marks)
  return { data: ids.filter((_, place) => known.has(marks[place]!.toString('hex'))) }
}
