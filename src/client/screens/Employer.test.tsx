import { afterEach, expect, it } from 'vitest'
import { sampleCompany } from '../../../tests/support/answers/sample-company.ts'
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { waitFor } from '../../../tests/support/wait-for.ts'
import type { User } from '../../contract/accounts/user.schema.ts'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import { readKey } from '../../contract/endpoint.ts'
import { routes } from '../routes.tsx'
import { session, signIn, signOut } from '../session/session.ts'
import Employer from './Employer.tsx'

type Represents = User['represents']
const as = (represents: Represents) => {
  const data = { name: 'Sara', email: 'sara@example.com', image: null }
  signIn({ token: 'x', user: { data, owner: 'own-name', closeable: 0, roles: ['member'], represents, companies: [] } })
}
const first = { id: 3, name: 'Masar Alwaha', role: 'admin' } as const
const second = { id: 8, name: 'Qafila', role: 'editor' } as const
const shown = (params: { section?: string; company?: string } = {}) => markup(<Employer params={params} />)
afterEach(signOut)

it('P-029 to P-034: a person who speaks for a company finds every section of the area', async () => {
  as([first])
  const html = await shown()
  const sections = ['profile', 'reviews', 'analytics', 'surveys', 'assets', 'settings']
  expect(linksOf(html)).toEqual(expect.arrayContaining(sections.map((one) => `/employer/${one}`)))
  expect(wordsOfMarkup(html)).toContain('Masar Alwaha')
})

it('P-029: the profile of the area is the page of the company as everybody sees it', async () => {
  as([first])
  const page = sampleCompany({ id: 3, about: 'Moves things.' })
  const answers = { [readKey(getCompanyProfile, { params: { id: 3 } })]: page }
  // The section is loaded asynchronously.
  await waitFor(async () => {
    const html = await markup(<Employer params={{ section: 'profile' }} />, { answers })
    expect(wordsOfMarkup(html)).toContain('Moves things.')
    expect(linksOf(html)).toContain('/company/3/overview')
  })
})

it('P-034: with several companies the address says which one it is about', async () => {
  as([first, second])
  expect(linksOf(await shown({ section: 'settings' }))).toContain('/employer/reviews')
  const html = await shown({ section: 'settings', company: '8' })
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/employer/reviews/8', '/employer/all/8']))
  expect(wordsOfMarkup(html)).toContain('Qafila')
})

it('a company the person does not speak for, and a section there is none of, are not found', async () => {
  as([first])
  for (const params of [{ section: 'reviews', company: '8' }, { section: 'secrets' }])
    expect(linksOf(await shown(params))).not.toContain('/employer/reviews')
})

it('without a company it says how to speak for one', async () => {
  as([])
  expect(linksOf(await shown())).toContain('/for-employers')
  // A session stored on the device by an earlier version, without such a list.
  delete (session.auth.user as Partial<User>).represents
  expect(linksOf(await shown())).toContain('/for-employers')
})

it('an invitation is accepted by a press, as the person who is signed in', async () => {
  as([])
  const words = wordsOfMarkup(await shown({ section: 'join', company: 'token' }))
  expect(words).toContain('You join as sara@example.com.')
  expect(words).toContain('Accept the invitation')
})

it('it is for members', () => {
  expect(routes.find(({ path }) => path.startsWith('/employer'))?.only).toBe('member')
})
