import { listSurveys, proposeSurvey, surveysWaiting } from '../../../contract/employers/surveys.ts'
import { refuse } from '../../http/answer.ts'
import { routeOnce } from '../../http/idempotency/once.ts'
import { type Route, route } from '../../http/route.ts'
import { monthOf } from '../../reviews/month.ts'
import { studyIn } from '../../studies/present.ts'
import { studiesOfCompany } from '../../studies/store.ts'
import { ofOwnCompany } from '../own-company.ts'
import { roleAt } from '../store.ts'
import { addProposal, holdProposals } from './store.ts'

type Proposal = { question_en: string; question_ar: string; options: { en: string; ar: string }[] }

/** Companies ask their own people (design: studies); a moderator opens what they propose, and results are those of all. */
export const surveyRoutes: readonly Route[] = [
  route(listSurveys, (call) =>
    ofOwnCompany(call, async () => {
      const studies = await studiesOfCompany(call.services.db, call.id)
      return { data: studies.map((study) => ({ ...studyIn(call.language, study), state: study.state })) }
    }),
  ),

  routeOnce(proposeSurvey, {
    async act(tx, { account, id: companyId, answers, now }) {
      if (!(await roleAt(tx, account.id, companyId))) return refuse(404, 'not_found')
      const { question_en, question_ar, options } = answers as Proposal
      if ((await holdProposals(tx, companyId)) >= surveysWaiting) return refuse(409, 'surveys_waiting')
      const texts = options.map(({ en, ar }) => ({ en, ar }))
      await addProposal(tx, { companyId, month: monthOf(now), question_en, question_ar, options: texts })
      return { status: 200, message: 'survey_proposed' }
    },
  }),
]
