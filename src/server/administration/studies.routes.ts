import * as contract from '../../contract/administration/studies.ts'
import type { AnswersOf } from '../../contract/form/form.ts'
import { pageSize } from '../../contract/params.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { listStudiesOfSite, type StudyWords } from '../studies/site-studies.queries.ts'
import { addStudy, changeStudy, moveStudy } from '../studies/site-studies.ts'

/** The routes of studies of the whole site (design: launch, studies); companies propose their own. */
export const siteStudyRoutes: readonly Route[] = [
  route(contract.listSiteStudies, async ({ services, query: { after, limit = pageSize.usual } }) => {
    const found = await listStudiesOfSite(services.db, { after, limit: limit + 1 })
    const page = found.slice(0, limit)
    return { data: { studies: page, next: found.length > limit ? String(page.at(-1)!.id) : null } }
  }),

  route(contract.addSiteStudy, async ({ services: { db, privacy }, answers, account, now }) => {
    const by = account.administers.pseudonym
    await db.transaction((tx) => addStudy({ db: tx, privacy }, toWords(answers), { by, now }))
    return { message: 'study_kept' }
  }),

  route(contract.changeSiteStudy, async ({ services: { db, privacy }, params: { study }, answers, account, now }) => {
    const by = account.administers.pseudonym
    const refused = await db.transaction((tx) => changeStudy({ db: tx, privacy }, study, toWords(answers), { by, now }))
    if (refused) return refused === 'not_found' ? refuse(404, refused) : refuse(409, refused)
    return { message: 'study_kept' }
  }),

  route(contract.setStudyState, async ({ services: { db, privacy }, params: { study }, answers, account, now }) => {
    const by = account.administers.pseudonym
    const refused = await db.transaction((tx) => moveStudy({ db: tx, privacy }, study, answers.state, { by, now }))
    if (refused) return refused === 'not_found' ? refuse(404, refused) : refuse(409, refused)
    return { message: 'study_changed' }
  }),
]

/** Takes the words of a study out of the answers of its form. */
function toWords({ options, ...words }: AnswersOf<typeof contract.siteStudyForm>): StudyWords {
  return { ...words, options: options.map(({ en = '', ar = '' }) => ({ en, ar })) }
}
