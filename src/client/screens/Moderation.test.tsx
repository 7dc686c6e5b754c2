import { afterEach, describe, expect, it } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import type { User } from '../../contract/accounts/user.schema.ts'
import { readKey } from '../../contract/endpoint.ts'
import type { CaseKind } from '../../contract/moderation/cases.ts'
import type { Case } from '../../contract/moderation/desk.schema.ts'
import { listCases, listQueues, readToday } from '../../contract/moderation/desk.ts'
import { routes } from '../routes.tsx'
import { session, signIn, signOut } from '../session/session.ts'
import Moderation from './Moderation.tsx'

const as = (...roles: User['roles']) => {
  const data = { name: 'Huda', email: 'huda@example.com', image: null }
  signIn({ token: 'x', user: { data, owner: 'own-name', closeable: 0, roles, represents: [], companies: [] } })
}
afterEach(signOut)

const change: Case = {
  kind: 'change',
  id: '00000000-0000-4000-8000-000000000000',
  month: '2026-10',
  company: { id: 7, name: 'Rimal' },
  lines: [
    { name: 'founded', value: '2004', before: '2001' },
    { name: 'mission_ar', value: 'بضاعة في موعدها', before: null },
  ],
}
const shown = (cases: Case[], lng: 'english' | 'arabic' = 'english', kind: CaseKind = 'change') =>
  markup(<Moderation params={{ part: kind }} />, {
    lng,
    answers: {
      [readKey(readToday)]: { decided: 31 },
      [readKey(listQueues)]: [
        { kind, waiting: cases.length },
        { kind: 'support', waiting: 4 },
      ],
      [readKey(listCases, { query: { kind, company: undefined, limit: 20 } })]: { cases, next: null },
    },
  })

describe('the desk on screen', () => {
  it('is nothing to anybody but moderators, who are asked to sign in first', async () => {
    for (const roles of [['member'], ['member', 'employer']] as User['roles'][]) {
      as(...roles)
      const words = wordsOfMarkup(await shown([change]))
      expect(words).not.toContain('Moderation desk')
      expect(words).not.toContain('Rimal')
    }
    expect(routes.find(({ path }) => path === '/moderation/:part?')?.only).toBe('member')
    // The log is public, so its path must not be matched as a part of the desk.
    const paths = routes.map(({ path }) => path)
    expect(paths.indexOf('/moderation/log')).toBeLessThan(paths.indexOf('/moderation/:part?'))
    expect(session.auth.user?.roles).not.toContain('moderator')
  })

  it('shows what stands on the page beside what was asked for, and the ways to decide', async () => {
    as('member', 'moderator')
    const html = await shown([change])
    const words = wordsOfMarkup(html)
    for (const said of [
      'Changes of a page 1 , 1 waiting',
      'Waiting since October 2026',
      'Founded On the page now 2001 In the request 2004',
      'Mission, in Arabic On the page now Nothing In the request بضاعة في موعدها',
      'Apply the change A Reject R Reject: 1 Not right 2 Incomplete',
    ])
      expect(words).toContain(said)
    expect(linksOf(html)).toContain('/moderation/change?company=7')
    expect(wordsOfMarkup(await shown([change], 'arabic'))).toContain('في الصفحة الآن 2001 في الطلب 2004')
  })

  it('says what was decided today and how much waits in all, and the number of the case', async () => {
    as('member', 'moderator')
    const html = await shown([change])
    const words = wordsOfMarkup(html)
    for (const said of ['Decided today 31 Waiting in all queues 5', 'Case number 00000000', 'Longest waiting first'])
      expect(words).toContain(said)
    expect(words).not.toContain('Waiting in:')
    // The case that shortcut keys act on is marked, and announced where the focus is elsewhere.
    expect(html).toMatch(/data-case="00000000-[^>]*aria-current="true"/)
    expect(words).toContain('Shown: Change of a page · Rimal')
    expect(wordsOfMarkup(await shown([change], 'arabic'))).toContain('قراراتك اليوم 31 ينتظر في كل القوائم 5')
  })

  it('has each key beside what it does', async () => {
    as('member', 'moderator')
    expect(wordsOfMarkup(await shown([change]))).toMatch(/ J K next, previous X choose O open on its page \? all keys/)
  })

  it('draws what was reported as its readers see it, beside what helps to decide', async () => {
    as('member', 'moderator')
    const reported: Case = {
      ...{
        kind: 'report',
        id: change.id,
        month: '2026-10',
        company: change.company,
        subject: 'review',
        review: 'company',
      },
      lines: [
        { name: 'rate', value: '2' },
        { name: 'bad_word', value: 'Unfair' },
        { name: 'pros', value: 'A month of training.' },
        { name: 'cons', value: 'Ask for Mr. Fahd in payroll.' },
      ],
      reports: [{ reason: 'personal', count: 3 }],
      remarks: ['There is only one Fahd.'],
      alike: [{ outcome: 'removed', words: 'Mrs. Huda of the night shift' }],
      facts: { reviews: 318, reports: 4, removed: 2, kept: 25 },
    }
    const html = await shown([reported], 'english', 'report')
    const words = wordsOfMarkup(html)
    for (const said of [
      'Review · Rimal October 2026 Ask for Mr. Fahd in payroll. Names a person: 3',
      'It names or describes a person: 3 reports',
      'Pros A month of training. Cons Ask for',
      'Ratings 318 Reported in 3 months 4 Removed in 3 months 2 Left in 3 months 25',
      'The rule No names of people who are not the public face of a company',
      'Removed Mrs. Huda of the night shift',
      'Leave it A Remove it R Remove it: 1 Names a person 2 Insults 3 Not true 4 Advertises 5 Breaks the rules',
    ])
      expect(words).toContain(said)
    expect(html).toContain('<mark>Mr. Fahd</mark>')
    expect(html).toContain('href="/company/7/reviews#review-')
  })

  it('folds what is long, and says when nothing waits', async () => {
    as('member', 'moderator')
    const lines = Array.from({ length: 20 }, (_, place) => ({ name: 'question', value: `Question ${place}?` }))
    const words = wordsOfMarkup(await shown([{ ...change, lines }]))
    expect(words).toContain('Question 7? Show all 20 lines')
    expect(words).not.toContain('Question 8?')
    expect(wordsOfMarkup(await shown([]))).toContain('Nothing is waiting here')
  })
})
