import { buildPath } from '../../../contract/endpoint.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { answerForm, answerQuestion, askQuestion, questionForm } from '../../../contract/questions/questions.ts'
import type { Packing } from '../request.ts'

/** How a question and an answer are packed; an answer has the id of its question. */
export const packings: Record<'question' | 'answer', Packing> = {
  question: {
    form: () => questionForm,
    pack: ({ companyId, answers }) => ({
      path: buildPath(askQuestion, { id: companyId }),
      body: buildPayload(questionForm, answers),
    }),
  },
  answer: {
    form: () => answerForm,
    pack: ({ about = '', answers }) => ({
      path: buildPath(answerQuestion, { question: about }),
      body: buildPayload(answerForm, answers),
    }),
  },
}
