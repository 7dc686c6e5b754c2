import { describe, expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import type { UnlockState } from '../../../contract/employers/unlock.schema.ts'
import { getUnlockState } from '../../../contract/employers/unlock.ts'
import { readKey } from '../../../contract/endpoint.ts'
import { useUnlock } from './UnlockModal.tsx'

const company = { id: 7, name: 'Masar Alwaha Logistics' }
/** Renders the content of the modal; its surface is loaded later, and mounted at the end of the document. */
function Held(props: Parameters<typeof useUnlock>[0]) {
  const { title, actions, children } = useUnlock(props)
  return (
    <>
      <h2>{title}</h2>
      {children}
      {actions}
    </>
  )
}
const modal = (state: UnlockState, lng: 'english' | 'arabic' = 'english') =>
  markup(<Held company={company} onClose={() => undefined} />, {
    lng,
    answers: { [readKey(getUnlockState, { params: { id: company.id } })]: state },
  })
const none = { state: 'none', reason: null } as const

describe('the unlock modal', () => {
  test('M-007, R-068, H-025..H-028, E-206..E-208: asks for website, phone and one letter of the company it is opened from', async () => {
    // The field for files is loaded asynchronously.
    const html = await waitFor(async () => {
      const drawn = await modal(none)
      expect(drawn).toContain('type="file"')
      return drawn
    })
    expect(wordsOfMarkup(html)).toContain('Unlock Masar Alwaha Logistics')
    const fields = [...html.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name)
    expect(fields).toEqual(['website', 'phone', 'commericial_registeration'])
    expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/png,image\/jpeg,application\/pdf"/)
    expect(html).not.toMatch(/type="file"[^>]*multiple/)
  })

  test('E-205: without a company it asks for one', async () => {
    const html = await markup(<Held onClose={() => undefined} />)
    expect(html).toMatch(/data-field="company"/)
    expect(wordsOfMarkup(html)).toContain('Unlock a company')
  })

  test('M-007, H-028, E-205, E-206: a request that waits is told of instead of the form, and so is a granted one', async () => {
    const waiting = await modal({ state: 'pending', reason: null })
    expect(waiting).not.toContain('<form')
    expect(wordsOfMarkup(waiting)).toContain(
      'Your request is being checked A moderator reads your letter. You get an e-mail as soon as it is decided.',
    )
    const granted = await modal({ state: 'approved', reason: null })
    expect(granted).toContain('href="/employer"')
    expect(granted).not.toContain('<form')
    expect(wordsOfMarkup(granted)).toContain('Your request was granted.')
  })

  test.each([
    ['english', 'The letter does not say that the person may speak for the company.'],
    ['arabic', 'الخطاب'],
  ] as const)('a rejected one is told of with its reason, above the form (%s)', async (lng, words) => {
    const html = await modal({ state: 'rejected', reason: 'not_authorized' }, lng)
    expect(wordsOfMarkup(html)).toContain(words)
    expect(html).toContain('<form')
  })
})
