import * as contract from '../../contract/questions/questions.ts'
import type { Database } from '../platform/db/database.ts'
import { isRefused, refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, MemberCall, RefusedBy, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { Language } from '../platform/http/words.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { toMonth } from '../platform/months.ts'
import { buildCursor, type Position } from '../platform/paging/cursor.ts'
import { pageOf } from '../platform/paging/page.ts'
import { findCompanyOfReview } from '../reviews/reviews.queries.ts'
import {
  listAnswersOf,
  listAnswersTo,
  listQuestionsAbout,
  listQuestionsOf,
  lockQuestion,
  queueAnswer,
  queueQuestion,
} from './questions.queries.ts'

/**
 * The routes of questions and answers about companies (spec 1, 3): read by everyone, written by members, without names.
 */
export const questionRoutes: readonly Route[] = [
  route(contract.listQuestions, handleList),
  route(contract.listAnswers, handleAnswers),
  routeOnce(contract.askQuestion, { act: ask }),
  routeOnce(contract.answerQuestion, { act: answer }),
  route(contract.listOwnQuestions, handleOwn),
]

/** Cuts the page to its size; one more row was read to know whether another page follows. */
function cutPage<Item extends Position>(found: readonly Item[], limit: number): { items: Item[]; next: string | null } {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && found.length > limit ? buildCursor({ month: last.month, id: last.id }) : null }
}

async function handleList(
  call: CallOf<typeof contract.listQuestions>,
): Promise<AnswerOf<typeof contract.listQuestions>> {
  const page = pageOf(call.query)
  if (isRefused(page)) return page
  const { db } = call.services
  if (!(await findCompanyOfReview(db, call.params.id))?.approved) return refuse(404, 'not_found')
  const { after, limit } = page
  const about = { companyId: call.params.id, tag: call.query.tag, after, limit: limit + 1 }
  const found = await listQuestionsAbout(db, about)
  const { items, next } = cutPage(found, limit)
  return { data: { questions: items, next } }
}

async function handleAnswers(
  call: CallOf<typeof contract.listAnswers>,
): Promise<AnswerOf<typeof contract.listAnswers>> {
  const { question } = call.params
  const page = pageOf(call.query)
  if (isRefused(page)) return page
  const found = await listAnswersTo(call.services.db, question, page.after, page.limit + 1)
  const { items, next } = cutPage(found, page.limit)
  return { data: { answers: items, next } }
}

const getAuthor = ({ services: { privacy }, account: { secret } }: MemberCall) => ({ privacy, secret })

async function ask(
  tx: Database,
  call: CallOf<typeof contract.askQuestion>,
): Promise<KeptAnswer | RefusedBy<typeof contract.askQuestion>> {
  const {
    params: { id: companyId },
    answers,
    now,
  } = call
  const company = await findCompanyOfReview(tx, companyId)
  if (!company) return refuse(404, 'not_found')
  if (!company.approved) return refuse(422, 'company_not_approved')
  if (company.closed) return refuse(409, 'company_closed')
  const { tag, question } = answers
  await queueQuestion(tx, getAuthor(call), { companyId, month: toMonth(now), tag, question })
  return { status: 200, message: 'question_received' }
}

async function answer(
  tx: Database,
  call: CallOf<typeof contract.answerQuestion>,
): Promise<KeptAnswer | RefusedBy<typeof contract.answerQuestion>> {
  const { answers, now } = call
  const { question: questionId } = call.params
  const question = await lockQuestion(tx, questionId)
  if (!question) return refuse(404, 'not_found')
  if ((await findCompanyOfReview(tx, question.company_id))?.closed) return refuse(409, 'company_closed')
  const { answer: words } = answers
  await queueAnswer(tx, getAuthor(call), {
    questionId,
    companyId: question.company_id,
    month: toMonth(now),
    answer: words,
  })
  return { status: 200, message: 'answer_received' }
}

async function handleOwn(
  call: CallOf<typeof contract.listOwnQuestions>,
): Promise<AnswerOf<typeof contract.listOwnQuestions>> {
  const { db } = call.services
  const toNamed = ({ company_id, name_en, name_ar }: NamedCompany) => ({
    id: company_id,
    name: nameIn(call.language, name_en, name_ar),
  })
  const [asked, answered] = await Promise.all([
    listQuestionsOf(db, getAuthor(call)),
    listAnswersOf(db, getAuthor(call)),
  ])
  return {
    data: {
      asked: asked.map(({ company_id, name_en, name_ar, ...rest }) => ({
        ...rest,
        company: toNamed({ company_id, name_en, name_ar }),
      })),
      answered: answered.map(({ company_id, name_en, name_ar, ...rest }) => ({
        ...rest,
        company: toNamed({ company_id, name_en, name_ar }),
      })),
    },
  }
}

type NamedCompany = { company_id: number; name_en: string; name_ar: string }
const nameIn = (language: Language, en: string, ar: string) => (language === 'ar' ? ar : en)
