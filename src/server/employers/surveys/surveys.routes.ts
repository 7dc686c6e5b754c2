import { listSurveys, proposeSurvey, surveysWaiting } from '../../../contract/employers/surveys.ts'
import { findRole } from '../../accounts/company-roles.queries.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { toMonth } from '../../platform/months.ts'
import { toStudy } from '../../studies/present.ts'
import { listStudiesOfCompany } from '../../studies/studies.queries.ts'
import { ofOwnCompany } from '../own-company.ts'
import { addProposal, lockProposals } from './surveys.queries.ts'

/**
 * The routes by which companies survey their own people (design: studies); a moderator opens what they propose, and the
 * results are those of all.
 */
export const surveyRoutes: readonly Route[] = [
  route(listSurveys, (call) =>
    ofOwnCompany(call, async () => {
      const studies = await listStudiesOfCompany(call.services.db, call.params.id)
      return { data: studies.map((study) => ({ ...toStudy(call.language, study), state: study.state })) }
    }),
  ),

  routeOnce(proposeSurvey, {
    async act(tx, { account, params: { id: companyId }, answers, now }) {
      if (!(await findRole(tx, account.id, companyId))) return refuse(404, 'not_found')
      const { question_en, question_ar, options } = answers
      if ((await lockProposals(tx, companyId)) >= surveysWaiting) return refuse(409, 'surveys_waiting')
      const texts = options.map(({ en = '', ar = '' }) => ({ en, ar }))
      await addProposal(tx, { companyId, month: toMonth(now), question_en, question_ar, options: texts })
      return { status: 200, message: 'survey_proposed' }
    },
  }),
]
