import { sql } from 'drizzle-orm'
import { responseForm } from '../../src/contract/employers/answers.ts'
import { inviteForm } from '../../src/contract/employers/people.ts'
import { surveyForm } from '../../src/contract/employers/surveys.ts'
import { announcementForm } from '../../src/contract/notifications/announcements.ts'
import { employ } from '../support/server/employer.ts'
import { checkByRules, checkOnServer, type Suite } from '../support/server/form-suites.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'
import * as tables from './tables/employers.ts'

const suites: Suite[] = [
  { name: 'response', form: responseForm, right: tables.rightResponse, table: tables.responseTable },
  { name: 'survey', form: surveyForm, right: tables.rightSurvey, table: tables.surveyTable },
  { name: 'invitation', form: inviteForm, right: tables.rightInvite, table: tables.inviteTable },
  { name: 'announcement', form: announcementForm, right: tables.rightAnnouncement, table: tables.announcementTable },
]

checkByRules(suites)

checkOnServer(suites, ['too_long', 'not_a_choice', 'missing'], async () => {
  const server = await startTestServer({ moderators: { 'hr@example.com': 'moderator' } })
  await server.empty()
  const companyId = await newCompany(server)
  const token = await employ(server, 'hr@example.com', companyId)
  await write(server, companyId)
  const { reviews } = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data
  const paths = {
    response: `/reviews/${reviews[0].id}/answer`,
    survey: `/employer/companies/${companyId}/surveys`,
    invitation: `/employer/companies/${companyId}/invitations`,
    announcement: '/moderation/announcements',
  }
  // These rows send more invitations and surveys than the hourly limits allow.
  const before = async () => {
    await server.liftLimits()
    await server.db.execute(sql`delete from studies`)
  }
  return { server, token, paths, before }
})
