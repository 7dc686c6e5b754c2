import { randomUUID } from 'node:crypto'
import { answerForm, questionForm } from '../../src/contract/questions/questions.ts'
import { checkByRules, checkOnServer, type Suite } from '../support/server/form-suites.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'
import { answerTable, questionTable, rightAnswer, rightQuestion } from './tables/questions.ts'

const suites: Suite[] = [
  { name: 'question', form: questionForm, right: rightQuestion, table: questionTable },
  { name: 'answer', form: answerForm, right: rightAnswer, table: answerTable },
]

checkByRules(suites)

checkOnServer(suites, ['too_long', 'not_a_choice'], async () => {
  const server = await startTestServer()
  await server.empty()
  const companyId = await newCompany(server)
  const token = await server.signUp('asker@example.com')
  const question = `/companies/${companyId}/questions`
  const headers = { 'Idempotency-Key': randomUUID() }
  await server.call('POST', question, { token, body: rightQuestion, headers })
  const { questions } = (await server.call('GET', question)).json.data
  return { server, token, paths: { question, answer: `/questions/${questions[0].id}/answers` } }
})
