import { afterEach, expect, it, vi } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { waitFor } from '../../../tests/support/wait-for.ts'
import type { ModalProps } from '../ui/overlays/Modal.tsx'
import { LoadFailure } from '../ui/states/LoadFailure.tsx'
import { ChooseField } from './bar/ChooseField.tsx'
import LoginRequired from './dialogs/LoginRequired.tsx'
import ShareModal from './dialogs/ShareModal.tsx'

// A modal's surface is loaded later and mounted at the end of the document; the test looks at its content here.
vi.mock('../ui/overlays/Modal.tsx', () => ({
  loadModalSurface: () => undefined,
  Modal: ({ title, actions, children }: ModalProps) => (
    <>
      <h2>{title}</h2>
      {children}
      {actions}
    </>
  ),
}))

// Content behind a press is rendered as if a person had pressed.
const { pressed } = vi.hoisted(() => ({ pressed: { yes: false } }))
vi.mock('../router/use-pathname.ts', async (load) => ({
  ...(await load<typeof import('../router/use-pathname.ts')>()),
  useOpenHere: () => [pressed.yes, () => undefined],
}))

afterEach(() => {
  pressed.yes = false
  vi.unstubAllGlobals()
})

it("N-005, N-006, N-007: a popup with the title 'Choose company' and a field shows once its field is pressed, not before", async () => {
  const drawn = () => markup(<ChooseField />, { path: '/company/7' })
  pressed.yes = true
  // It is loaded asynchronously.
  const html = await waitFor(async () => {
    const one = await drawn()
    expect(one).toContain('role="dialog"')
    return one
  })
  const id = /role="dialog" aria-labelledby="([^"]*)"/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>Choose company</h2>`))
  expect(html).toMatch(/<input[^>]*aria-label/)
  pressed.yes = false
  expect(await drawn()).not.toContain('role="dialog"')
})

it("R-047, X-036, X-037: a load failure reads 'Ooopps / Looks like something went wrong' and has a Home link", async () => {
  const html = await markup(<LoadFailure />)
  expect(wordsOfMarkup(html)).toBe('Ooopps Looks like something went wrong Home')
  expect(linksOf(html)).toEqual(['/'])
  // Above the words is an icon that screen readers skip.
  expect(html).toMatch(/<svg[^>]*aria-hidden="true".*Ooopps/)
})

it("M-005, M-006, P-008: 'You Must Login First' with a login button to /auth/login, and a way to sign up", async () => {
  const html = await markup(<LoginRequired onClose={() => undefined} />)
  expect(wordsOfMarkup(html)).toContain('You Must Login First Log in, or sign up, and you come straight back here.')
  expect(linksOf(html)).toEqual(['/auth/register', '/auth/login'])
})

it('M-001, M-002: share has a social link and a read-only field with the current address', async () => {
  vi.stubGlobal('location', { href: 'https://site.example/company/7', origin: 'https://site.example' })
  const html = await markup(<ShareModal title="Nawras" onClose={() => undefined} />)
  expect(linksOf(html).some((href) => href?.includes(encodeURIComponent('https://site.example/company/7')))).toBe(true)
  const field = html.match(/<input[^>]*>/)?.[0] ?? ''
  expect(field).toMatch(/readonly/i)
  expect(field).toContain('value="https://site.example/company/7"')
  // On a page in Arabic too, its beginning shows where it is longer than the field.
  expect(field).toContain('dir="ltr"')
  const id = / id="([^"]*)"/.exec(field)?.[1]
  expect(html).toMatch(new RegExp(`<label[^>]* for="${id}"`))
})
