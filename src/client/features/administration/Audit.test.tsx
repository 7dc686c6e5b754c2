import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { searchAudit } from '../../../contract/administration/audit.ts'
import { readKey } from '../../../contract/endpoint.ts'
import Audit from './Audit.tsx'

test('an entry of the audit says what was done, on which day, by whom, about what, and the details', async () => {
  const entry = { seq: 7, at: '2026-11-28T22:00:00.000Z', day: '2026-11-29', actor: 'A-abcdef' }
  const entries = [
    { ...entry, action: 'text.publish', subject: 'text/faq', details: '{"before":1,"after":2}', undo: 'possible' },
  ]
  const answers = { [readKey(searchAudit, { query: { limit: 20 } })]: { entries, next: null } }
  const words = wordsOfMarkup(await markup(<Audit />, { answers }))
  for (const one of ['A text is published', '29 November 2026', 'A-abcdef', 'text/faq', 'before', 'Undo'])
    expect(words).toContain(one)
  const arabic = wordsOfMarkup(await markup(<Audit />, { answers, lng: 'arabic' }))
  expect(arabic).toContain('نُشر نص')
  expect(arabic).toContain('تراجع')
  const done = {
    [readKey(searchAudit, { query: { limit: 20 } })]: { entries: [{ ...entries[0], undo: 'done' }], next: null },
  }
  expect(wordsOfMarkup(await markup(<Audit />, { answers: done }))).toContain('Undone')
})

test('before anything was done the audit says so, and not that a search found nothing', async () => {
  const answers = { [readKey(searchAudit, { query: { limit: 20 } })]: { entries: [], next: null } }
  const words = wordsOfMarkup(await markup(<Audit />, { answers }))
  expect(words).toContain('None yet')
  expect(words).not.toContain('Nothing found')
  expect(wordsOfMarkup(await markup(<Audit />, { answers, lng: 'arabic' }))).toContain('لا شيء بعد')
})
