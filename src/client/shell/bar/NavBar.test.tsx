import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { afterEach, describe, expect, it } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import type { User } from '../../../contract/accounts/user.schema.ts'
import { signIn, signOut } from '../../session/session.ts'
import { NavBar } from './NavBar.tsx'

const person = (data: Partial<User['data']> = {}): User => ({
  data: { name: 'Reem', email: 'reem@post.example', image: null, ...data },
  owner: 'own-name',
  closeable: 0,
  roles: ['member'],
  represents: [],
  companies: [],
})
/** Lists the paths the icons are drawn with. */
const iconsOf = (html: string) => [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
/** Renders the bar once the avatar has loaded, which visitors never fetch. */
const withAvatar = () =>
  waitFor(async () => {
    const html = await markup(<NavBar />)
    expect(html).toContain('fui-Avatar')
    return html
  })
const signedIn = (data?: Partial<User['data']>) => signIn({ token: 'token', user: person(data) })

afterEach(signOut)

describe('logged out', () => {
  it("N-011, N-012, N-013: 'For Employers', 'Sign up' and 'Login' lead in; nobody's menu shows", async () => {
    const html = await markup(<NavBar />)
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/for-employers', '/auth/register', '/auth/login']))
    expect(wordsOfMarkup(html)).toMatch(/For Employers.*Login.*Sign up/)
    expect(html).not.toContain('aria-haspopup="menu"')
  })
})

describe('logged in', () => {
  it('N-011 to N-013, N-018: the ways in are gone, and the name carries a menu', async () => {
    signedIn()
    const html = await markup(<NavBar />)
    expect(linksOf(html)).not.toEqual(expect.arrayContaining(['/auth/login']))
    expect(wordsOfMarkup(html)).not.toContain('Sign up')
    expect(html).toMatch(/<button[^>]*aria-label="Account: Reem"[^>]*aria-haspopup="menu"/)
    // A small arrow beside the name shows that it opens a menu.
    const menu = html.match(/<button[^>]*aria-haspopup="menu".*?<\/button>/)?.[0] ?? ''
    expect(iconsOf(menu)).toContain(iconsOf(await markup(<ChevronDown16Regular />))[0])
  })

  it('N-014: the avatar is the image of the person', async () => {
    signedIn({ image: '/files/reem.png' })
    expect(await withAvatar()).toContain('src="/files/reem.png"')
  })

  it('N-015: without an image it is a default icon', async () => {
    signedIn()
    const menu = (await withAvatar()).match(/<button[^>]*aria-haspopup="menu".*?<\/button>/)?.[0] ?? ''
    expect(menu).not.toContain('<img')
    expect(menu).toMatch(/<span[^>]*aria-hidden="true"[^>]*><svg/)
  })

  it('N-017: without a name it shows the e-mail', async () => {
    signedIn({ name: null })
    expect(wordsOfMarkup(await markup(<NavBar />))).toContain('reem@post.example')
  })
})

describe('on every page', () => {
  it("N-005, N-006, N-007: 'Choose company' shows, but not on / and /companies", async () => {
    const words = async (path: string) => (await markup(<NavBar />, { path })).includes('Choose company')
    expect(await words('/company/7')).toBe(true)
    expect(await words('/')).toBe(false)
    expect(await words('/companies')).toBe(false)
    // Once as a field and once as an icon, for widths without room for the field.
    expect((await markup(<NavBar />, { path: '/company/7' })).match(/data-choose/g)).toHaveLength(2)
  })

  it('N-005, N-017, N-018: every menu of the bar is closed at first', async () => {
    signedIn({ name: null })
    const html = await markup(<NavBar />, { path: '/company/7' })
    expect(html).not.toContain('aria-expanded="true"')
    expect(html).not.toContain('role="dialog"')
  })

  it('N-008: the toggle names the other language in its own words', async () => {
    expect(await markup(<NavBar />)).toContain('<span lang="ar">العربية</span>')
    expect(await markup(<NavBar />, { lng: 'arabic' })).toContain('<span lang="en">English</span>')
  })
})
