import type { PersonPart } from '../platform/personal-data.ts'
import { withdrawVoices } from './leaving.queries.ts'
import { listAnswersOf, listQuestionsOf } from './questions.queries.ts'

/** The questions a person asked. Deleting a question deletes its answers: they mean nothing without it. */
export const questionsPart: PersonPart = {
  name: 'questions',
  async gather({ db, privacy }, { secret }, language) {
    const asked = await listQuestionsOf(db, { privacy, secret })
    return asked.map(({ month, state, tag, question, answer_count, ...company }) => ({
      company: language === 'ar' ? company.name_ar : company.name_en,
      month,
      state,
      tag,
      question,
      answers: answer_count,
    }))
  },
  remove: ({ db, privacy }, { secret }, now) => withdrawVoices(db, { privacy, secret }, 'question', now),
}

/** The answers a person gave to others. */
export const answersPart: PersonPart = {
  name: 'answers',
  async gather({ db, privacy }, { secret }, language) {
    const given = await listAnswersOf(db, { privacy, secret })
    return given.map(({ month, state, question, answer, ...company }) => ({
      company: language === 'ar' ? company.name_ar : company.name_en,
      month,
      state,
      question,
      answer,
    }))
  },
  remove: ({ db, privacy }, { secret }, now) => withdrawVoices(db, { privacy, secret }, 'answer', now),
}
