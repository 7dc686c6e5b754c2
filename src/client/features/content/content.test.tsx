import { describe, expect, it, test } from 'vitest'
import { linksOf, markup, wordsOfMarkup } from '../../../../tests/support/markup.tsx'
import { languages, wordsOf } from '../../../../tests/support/project/locales.ts'
import { getText } from '../../../contract/administration/texts.ts'
import { readKey } from '../../../contract/endpoint.ts'
import { getSettings } from '../../../contract/lookups/lists.ts'
import { contentKeys } from './content-text.ts'
import Content from './screens/Content.tsx'
import Faq from './screens/Faq.tsx'

const answers = { [readKey(getSettings)]: [{ email: 'hello@post.example' }] }
const lngs = { en: 'english', ar: 'arabic' } as const

describe.each(languages)('in %s', (language) => {
  it.each(contentKeys)('R-045: the shared page shows all of the text with the key %s', async (key) => {
    const html = await markup(<Content content={key} />, { lng: lngs[language], answers })
    const shown = wordsOfMarkup(html).replaceAll('&amp;', '&').replaceAll('example .', 'example.')
    const words = [...wordsOf(language, key)].filter(([name]) => name !== 'updated')
    expect(words.length).toBeGreaterThan(10)
    for (const [, text] of words) expect(shown).toContain(String(text).replace('{{email}}', 'hello@post.example'))
    expect(html.match(/<h1/g)).toHaveLength(1)
    // Each entry beside the text links to the section of that name.
    const entries = [...html.matchAll(/href="#(section-\d+)"/g)].map(([, id]) => id)
    for (const id of entries) expect(html).toContain(`<section id="${id}"`)
    expect(new Set(entries).size).toBe(entries.length)
  })

  it('R-046: the questions and their answers, by subject', async () => {
    const html = await markup(<Faq />, { lng: lngs[language], answers })
    const shown = wordsOfMarkup(html).replaceAll('&amp;', '&')
    const items = [...wordsOf(language, 'faq')].filter(([name]) => /\.(question|answer)/.test(name))
    expect(items.length).toBeGreaterThan(40)
    for (const [, text] of items)
      expect(shown).toContain(
        String(text).replace('{{within}}', wordsOf(language, 'common').get('within.day') as string),
      )
    expect(html.match(/<details/g)).toHaveLength(items.filter(([name]) => name.endsWith('question')).length)
  })
})

test('the policy and the terms say since when they are in force', async () => {
  expect(wordsOfMarkup(await markup(<Content content="privacy-policy" />))).toContain('In force since November 2026')
  expect(wordsOfMarkup(await markup(<Content content="press" />))).not.toContain('In force since')
})

test('the page on accessibility says when it was last reviewed, since nothing is in force there', async () => {
  const shown = wordsOfMarkup(await markup(<Content content="accessibility" />))
  expect(shown).toContain('Last reviewed in November 2026')
  expect(shown).not.toContain('In force')
})

test.each(contentKeys)('the address to write to is a link in the text with the key %s', async (key) => {
  expect(linksOf(await markup(<Content content={key} />, { answers }))).toContain('mailto:hello@post.example')
})

test('the policy says who answers for the data, as the settings have it, also after a published text', async () => {
  const set = [
    { legal_name: 'Rimal' },
    { protection_officer: 'Office of data' },
    { protection_email: 'data@rimal.example' },
  ]
  const said = async (settings: object[], also = {}) =>
    wordsOfMarkup(
      await markup(<Content content="privacy-policy" />, { answers: { [readKey(getSettings)]: settings, ...also } }),
    )
  const text = { version: 2, day: '2026-12-03', text: { title: 'Anew', lead: [], sections: [] } }
  const published = { [readKey(getText, { params: { text: 'privacy-policy' } })]: text }
  for (const shown of [await said(set), await said([...set, { published_texts: 'privacy-policy' }], published)]) {
    expect(shown).toContain('Responsible for this site and for personal data on it: Rimal')
    expect(shown).toContain('Data protection officer: Office of data')
    expect(shown).toContain('data@rimal.example')
    expect(shown).not.toContain('Address:')
  }
  expect(await said([])).not.toContain('Who is responsible')
})

describe('a version that an administrator has published', () => {
  const blocks = [
    { as: 'h3', lines: [[{ text: 'Who pays?' }]] },
    { as: 'p', lines: [[{ text: 'Nobody. ' }, { text: 'See', href: 'https://x.example' }, { text: '<b>' }]] },
  ]
  const sections = [{ title: 'Money', blocks }]
  const published = (text: string, keys: string) => ({
    [readKey(getSettings)]: [{ email: 'hello@post.example' }, { published_texts: keys }],
    [readKey(getText, { params: { text } })]: {
      ...{ version: 2, day: '2026-12-03' },
      text: { title: 'Anew', lead: [{ as: 'p', lines: [[{ text: 'In short.' }]] }], sections },
    },
  })

  test('is shown by its page, since when it is in force, and nothing in it is markup', async () => {
    const answers = published('terms-condition', 'faq,terms-condition')
    const html = await markup(<Content content="terms-condition" />, { answers })
    expect(wordsOfMarkup(html)).toContain('In force since December 2026')
    for (const words of ['Anew', 'In short.', 'Money', 'Who pays?']) expect(html).toContain(words)
    expect(html).toContain('&lt;b&gt;')
    expect(html).toMatch(/<a href="https:\/\/x\.example" rel="noopener noreferrer"/)
    expect(html).not.toContain('What the checkbox under a review means')
  })

  test('is questions that open where its smaller headings are', async () => {
    const html = await markup(<Faq />, { answers: published('faq', 'faq') })
    expect(html.match(/<details/g)).toHaveLength(1)
    expect(html).toContain('Who pays?')
  })

  test('of another text changes nothing', async () => {
    const html = await markup(<Content content="press" />, { answers: published('faq', 'faq') })
    expect(html).toContain('Quoting numbers')
  })
})
