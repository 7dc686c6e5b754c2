import { listSurveys, proposeSurvey, surveysWaiting } from '../../../contract/employers/surveys.ts'
import { refuse } from '../../http/answer.ts'
import { type Route, route } from '../../http/route.ts'
import { actedOnce } from '../../reviews/idempotency/acted-once.ts'
import { monthOf } from '../../reviews/month.ts'
import { studyIn } from '../../studies/present.ts'
import { studiesOfCompany } from '../../studies/store.ts'
import { ofOwnCompany } from '../own-company.ts'
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

  route(proposeSurvey, (call) =>
    ofOwnCompany(call, () => {
      const { id: companyId, answers, now } = call
      const { question_en, question_ar, options } = answers as Proposal
      return actedOnce(call, ['survey', companyId, answers], async (tx) => {
        if ((await holdProposals(tx, companyId)) >= surveysWaiting) return refuse(409, 'surveys_waiting')
        const texts = options.map(({ en, ar }) => ({ en, ar }))
        await addProposal(tx, { companyId, month: monthOf(now), question_en, question_ar, options: texts })
        return { status: 200, message: 'survey_proposed' }
      })
    }),
  ),
]
