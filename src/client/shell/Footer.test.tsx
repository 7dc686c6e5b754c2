import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { Play20Regular } from '@fluentui/react-icons/svg/play'
import { afterEach, expect, it } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { readKey } from '../../contract/endpoint.ts'
import { getSettings } from '../../contract/lookups/lists.ts'
import { session, signIn, signOut } from '../session/session.ts'
import { Footer } from './Footer.tsx'

afterEach(signOut)

const withSettings = (...settings: Record<string, string>[]) => ({ answers: { [readKey(getSettings)]: settings } })

it('F-001, F-019: shows the logo and the current year', async () => {
  const html = await markup(<Footer year={2031} />)
  // The logo is three circles, as high as a line of the name.
  expect(html).toMatch(/<svg width="28" height="28"[^>]*><circle/)
  expect(html.match(/<circle/g)).toHaveLength(3)
  expect(wordsOfMarkup(html)).toContain('© 2031 Shafaf')
})

it("F-002, F-003: the store badges are buttons that lead nowhere and say 'Coming soon'", async () => {
  const drawn = (await markup(<Footer />)).match(/<button.*?<\/button>/g) ?? []
  const iconOf = (html = '') => / d="([^"]*)"/.exec(html)?.[1]
  expect(drawn.slice(0, 2).map(iconOf)).toEqual([
    iconOf(await markup(<Phone20Regular />)),
    iconOf(await markup(<Play20Regular />)),
  ])
  const buttons = drawn.map(wordsOfMarkup)
  expect(buttons.slice(0, 2)).toEqual(['App Store Coming soon', 'Google Play Coming soon'])
  // The other button opens the settings of how numbers and dates look.
  expect(buttons.slice(2)).toEqual(['Numbers and dates'])
})

it('F-006 to F-014: links to the company and product pages', async () => {
  const links = linksOf(await markup(<Footer />))
  for (const href of ['/about-us', '/terms', '/privacy-policy', '/faq']) expect(links).toContain(href)
  for (const href of ['/', '/companies', '/salaries', '/studies', '/awards']) expect(links).toContain(href)
})

it('F-015: a mailto link to the e-mail of the settings', async () => {
  const html = await markup(<Footer />, withSettings({ email: 'hello@post.example' }))
  expect(linksOf(html)).toContain('mailto:hello@post.example')
  expect(wordsOfMarkup(html)).toContain('hello@post.example')
  expect(linksOf(await markup(<Footer />)).some((href) => href?.startsWith('mailto:'))).toBe(false)
})

it('F-015, F-016: a contact block without content has no heading', async () => {
  const saysContact = async (...settings: Record<string, string>[]) =>
    wordsOfMarkup(await markup(<Footer />, withSettings(...settings))).includes('Contact')
  expect(await saysContact()).toBe(false)
  expect(await saysContact({ email: 'hello@post.example' })).toBe(true)
  expect(await saysContact({ twitter_url: 'https://social.example' })).toBe(true)
})

it.each([
  ['F-016', 'twitter_url'],
  ['F-017', 'instagram_url'],
  ['F-018', 'snapchat_url'],
])('%s: the icon of %s shows only if its URL exists', async (_, key) => {
  const url = `https://social.example/${key}`
  const outside = (html: string) => linksOf(html).filter((href) => href?.startsWith('https:'))
  expect(outside(await markup(<Footer />, withSettings({ [key]: url })))).toEqual([url])
  const others = ['twitter_url', 'instagram_url', 'snapchat_url'].filter((one) => one !== key)
  const ofOthers = others.map((one) => ({ [one]: `https://social.example/${one}` }))
  expect(outside(await markup(<Footer />, withSettings(...ofOthers)))).toEqual(
    others.map((one) => `https://social.example/${one}`),
  )
  const without = await markup(<Footer />, withSettings({ email: 'hello@post.example' }, { [key]: '' }))
  expect(outside(without)).toEqual([])
})

it.each([
  ['member', ['member'], false],
  ['moderator', ['member', 'moderator'], true],
  ['lead', ['member', 'moderator', 'lead'], true],
] as const)('the version is shown to who operates the site: a %s', async (_, roles, shown) => {
  signIn({ token: 't', user: { ...session.auth.user, roles: [...roles] } as never })
  expect(wordsOfMarkup(await markup(<Footer />)).includes(`Version ${manifest.version}`)).toBe(shown)
})
