import { describe, expect, test } from 'vitest'
import { textKeys } from '../../contract/administration/texts.ts'
import { readMarkdown } from './markdown.ts'
import { shippedTexts } from './shipped.ts'

const wordsOf = (of: unknown): string =>
  typeof of === 'object' && of !== null
    ? Object.entries(of)
        .map(([name, value]) =>
          typeof value === 'string' ? (name === 'text' || name === 'title' ? value : '') : wordsOf(value),
        )
        .join(' ')
    : ''
const hrefsOf = (markdown: string) =>
  [...JSON.stringify(readMarkdown(markdown)).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)

test('headings, lists, quotes and marks are read', () => {
  expect(
    readMarkdown('# Terms\n\nIn *short*.\n\n## One\n\n**Be** kind, [see](/faq).\n\n- a\n- b\n\n### Two\n\n> c\n'),
  ).toEqual({
    title: 'Terms',
    lead: [{ as: 'p', lines: [[{ text: 'In ' }, { text: 'short', emphasis: true }, { text: '.' }]] }],
    sections: [
      {
        title: 'One',
        blocks: [
          {
            as: 'p',
            lines: [[{ text: 'Be', strong: true }, { text: ' kind, ' }, { text: 'see', href: '/faq' }, { text: '.' }]],
          },
          { as: 'ul', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
          { as: 'h3', lines: [[{ text: 'Two' }]] },
          { as: 'quote', lines: [[{ text: 'c' }]] },
        ],
      },
    ],
  })
})

describe('hostile Markdown is harmless', () => {
  const schemes = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x73;cript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'blob:https://x',
  ]
  test.each(schemes)('a link to %s is its words alone', (url) => {
    for (const link of [`[here](<${url}>)`, `[here]\n\n[here]: <${url}>`, `<${url}>`]) expect(hrefsOf(link)).toEqual([])
    expect(wordsOf(readMarkdown(`[here](<${url}>)`))).toContain('here')
  })

  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
  ])('%s is shown as it is written', (html) => {
    expect(wordsOf(readMarkdown(html)).replace(/\s+/g, '')).toContain(html.replace(/\s+/g, ''))
    expect(hrefsOf(html)).toEqual([])
  })

  test('a picture from elsewhere is its description, and nothing is fetched', () => {
    const shown = JSON.stringify(readMarkdown('![a cat](https://elsewhere.example/cat.png)'))
    expect(shown).toContain('a cat')
    expect(shown).not.toContain('elsewhere')
  })

  test('deep nesting is read in a moment', () => {
    expect(() => JSON.stringify(readMarkdown(`${'> '.repeat(500)}a`))).not.toThrow()
    expect(() => JSON.stringify(readMarkdown('['.repeat(2000)))).not.toThrow()
  })

  test('links within the site, to others and to a mailbox lead there', () => {
    expect(hrefsOf('[a](/faq) [b](https://x.example) [c](mailto:a@x.example) [d](#one) <tel:+966>')).toEqual([
      ...['/faq', 'https://x.example', 'mailto:a@x.example', '#one', 'tel:+966'],
    ])
  })
})

test.each(textKeys)('the first version of %s says as Markdown what ships, word for word', async (key) => {
  for (const language of ['en', 'ar'] as const) {
    const { default: shipped } = await import(`../../../locales/${language}/${key}.json`)
    const { title, sections } = readMarkdown(shippedTexts[key][language])
    expect(title).toBe(shipped.title)
    const parts = shipped.sections ?? shipped.groups
    expect(sections.map((section) => section.title)).toEqual(parts.map((part: { title: string }) => part.title))
    const paragraphs = sections.map(({ blocks }) =>
      blocks.map(({ lines }) =>
        lines
          .flat()
          .map(({ text }) => text)
          .join(''),
      ),
    )
    expect(paragraphs).toEqual(
      parts.map(
        (part: { text?: string[]; items?: { question: string; answer: string[] }[] }) =>
          part.text ?? part.items?.flatMap(({ question, answer }) => [question, ...answer]),
      ),
    )
  }
})
