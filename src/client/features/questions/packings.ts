import { pathOf } from '../../../contract/endpoint.ts'
import { payloadOf } from '../../../contract/form/check.ts'
import { answerForm, answerQuestion, askQuestion, questionForm } from '../../../contract/questions/questions.ts'
import type { Packing } from '../../outbox/parcel.ts'

/** How a question and an answer travel; an answer is about the question it is to. */
export const packings: Record<'question' | 'answer', Packing> = {
  question: {
    form: () => questionForm,
    pack: ({ companyId, answers }) => ({
      path: pathOf(askQuestion, { id: companyId }),
      body: payloadOf(questionForm, answers),
    }),
  },
  answer: {
    form: () => answerForm,
    pack: ({ about = '', answers }) => ({
      path: pathOf(answerQuestion, { question: about }),
      body: payloadOf(answerForm, answers),
    }),
  },
}
