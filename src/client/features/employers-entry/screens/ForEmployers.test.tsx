import { afterEach, describe, expect, test } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import type { User } from '../../../../contract/accounts/user.schema.ts'
import { getEmployerDetails } from '../../../../contract/employers/sign-up.ts'
import { readKey } from '../../../../contract/endpoint.ts'
import { signIn, signOut } from '../../../session/session.ts'
import ForEmployers from './ForEmployers.tsx'

const person = (represents: User['represents'] = []): User => ({
  data: { name: 'Huda', email: 'huda@nawras.example', image: null },
  owner: 'own-name',
  closeable: 0,
  roles: represents.length > 0 ? ['member', 'employer'] : ['member'],
  represents,
  companies: [],
})
const landing = (company?: { id: number | null; name: string }) =>
  markup(<ForEmployers />, {
    path: '/for-employers',
    answers: company && {
      [readKey(getEmployerDetails)]: { details: { company, jobtitle: 'Head of People', phone: '0112345678' } },
    },
  })
afterEach(signOut)

describe('H-023, R-024: the employers’ landing page', () => {
  test('says what a company can do here and how it claims its page, and what no company can do', async () => {
    const words = wordsOfMarkup(await landing())
    for (const tool of ['Profile', 'Reviews', 'Analytics', 'Surveys', 'Assets', 'Settings'])
      expect(words).toContain(tool)
    expect(words).toMatch(/^For Employers /)
    expect(words).toContain('with its website and phone')
    expect(words).toContain('One authorization letter: png, jpg, jpeg or pdf')
    expect(words).toContain('See who wrote a review You see exactly what every reader sees')
    expect(words).toContain('open from 25 public reviews on')
  })

  test('P-028: leads a visitor to the sign-up of employers and to the login', async () => {
    const links = linksOf(await landing())
    expect(links.filter((link) => link === '/for-employers/register')).toHaveLength(2)
    expect(links).toContain('/auth/login')
  })

  test('leads an employer to their area', async () => {
    signIn({ token: 'x', user: person([{ id: 1, name: 'Nawras', role: 'admin' }]) })
    const html = await landing()
    expect(linksOf(html)).toContain('/employer')
    expect(linksOf(html)).not.toContain('/for-employers/register')
    expect(wordsOfMarkup(html)).toContain('Unlock another company')
  })

  test('P-018: offers every other signed-in person to unlock a company', async () => {
    signIn({ token: 'x', user: person() })
    const words = wordsOfMarkup(await landing({ id: 7, name: 'Rimal Cargo' }))
    expect(words).toContain('Unlock your company')
    expect(words).toContain('You signed up for Rimal Cargo')
    expect(words).not.toContain('Create employer account')
  })

  test('who signed up for a company that is not listed is led to ask for it', async () => {
    signIn({ token: 'x', user: person() })
    expect(linksOf(await landing({ id: null, name: 'Rimal Cargo' }))).toContain('/add-Company')
  })
})
