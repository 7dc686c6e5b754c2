import { afterEach, expect, it } from 'vitest'
import { sampleCompany } from '../../../tests/support/answers/sample-company.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import { readKey } from '../../contract/endpoint.ts'
import type { Contribution } from '../../contract/profile/profile.schema.ts'
import { listContributions } from '../../contract/profile/profile.ts'
import NotYetPublished from '../features/reviews/write/NotYetPublished.tsx'
import { session } from '../session/session.ts'
import Company from './Company.tsx'

afterEach(() => {
  session.auth = { token: null, user: null }
})

async function shown(unlocked: 0 | 1, signedIn: boolean) {
  const person = { data: { name: 'Reem', email: 'reem@x.example', image: null }, closeable: 0, roles: ['member'] }
  session.auth = signedIn
    ? { token: 't', user: { ...person, represents: [], companies: [] } as never }
    : { token: null, user: null }
  const company = sampleCompany({ unlocked })
  const html = await markup(<Company params={{ id: String(company.id), tab: 'overview' }} />, {
    path: `/company/${company.id}/overview`,
    answers: { [readKey(getCompanyProfile, { params: { id: company.id } })]: company },
  })
  const header = html.slice(
    html.indexOf('<h1'),
    html.indexOf('role="tablist"') > 0 ? html.indexOf('role="tablist"') : undefined,
  )
  return {
    update: linksOf(html).includes(`/update/company/${company.id}`),
    unlock: /\bUnlock\b/.test(wordsOfMarkup(header)),
  }
}

it.each([
  ['C-041: signed in, not unlocked: both links', 0, true, true],
  ['C-045: signed in, unlocked: neither', 1, true, false],
  ['C-044: signed out, not unlocked: neither', 0, false, false],
  ['C-044, C-045: signed out, unlocked: neither', 1, false, false],
] as const)('%s', async (_, unlocked, signedIn, links) => {
  expect(await shown(unlocked, signedIn)).toEqual({ update: links, unlock: links })
})

it('a review that nobody else sees yet is on its company’s page, with a link to change it, and nowhere else', async () => {
  const at = (companyId: number, state: Contribution['state'], pros: string) =>
    ({
      ...{ id: pros, kind: 'company', state, month: '2026-10', removed: null, answers: { rate: 4, pros } },
      company: { id: companyId, name: 'Rimal', logo: null },
    }) as unknown as Contribution
  const answer = {
    contributions: [at(1, 'waiting', 'Just written'), at(1, 'published', 'Read by all'), at(2, 'waiting', 'Elsewhere')],
    total: 3,
  }
  const shown = async (companyId: number) =>
    markup(<NotYetPublished companyId={companyId} />, { answers: { [readKey(listContributions, {})]: answer } })
  const html = await shown(1)
  expect(wordsOfMarkup(html)).toMatch(/Just written/)
  expect(wordsOfMarkup(html)).toContain('Published within a day or soon after')
  expect(wordsOfMarkup(html)).not.toMatch(/Read by all|Elsewhere/)
  expect(linksOf(html)).toEqual(['/user/myprofile/contributions?change=Just written'])
  expect(wordsOfMarkup(await shown(3))).toBe('')
})
