import ar_about from '../../../locales/ar/about-us.json'
import ar_faq from '../../../locales/ar/faq.json'
import ar_press from '../../../locales/ar/press.json'
import ar_privacy from '../../../locales/ar/privacy-policy.json'
import ar_terms from '../../../locales/ar/terms-condition.json'
import en_about from '../../../locales/en/about-us.json'
import en_faq from '../../../locales/en/faq.json'
import en_press from '../../../locales/en/press.json'
import en_privacy from '../../../locales/en/privacy-policy.json'
import en_terms from '../../../locales/en/terms-condition.json'
import type { TextKey } from '../../contract/administration/texts.ts'

type Content = { title: string; lead: string; sections: readonly { title: string; text: readonly string[] }[] }
type Faq = Pick<Content, 'title' | 'lead'> & {
  groups: readonly { title: string; items: readonly { question: string; answer: readonly string[] }[] }[]
}

/** Escapes what begins a block or marks words in Markdown. */
const escapeMarks = (words: string) =>
  words.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(\d+)([.)])|^([#+-])/, '$1\\$2$3')

const write = ({ title, lead }: Pick<Content, 'title' | 'lead'>, blocks: readonly string[]) =>
  `${[`# ${escapeMarks(title)}`, escapeMarks(lead), ...blocks].join('\n\n')}\n`

const writeContent = (content: Content) =>
  write(
    content,
    content.sections.flatMap(({ title, text }) => [`## ${escapeMarks(title)}`, ...text.map(escapeMarks)]),
  )

const writeFaq = ({ groups, ...faq }: Faq) =>
  write(
    faq,
    groups.flatMap(({ title, items }) => [
      `## ${escapeMarks(title)}`,
      ...items.flatMap(({ question, answer }) => [`### ${escapeMarks(question)}`, ...answer.map(escapeMarks)]),
    ]),
  )

/** The first version of every text, as it ships, in Markdown. */
export const shippedTexts: Record<TextKey, { en: string; ar: string }> = {
  'privacy-policy': { en: writeContent(en_privacy), ar: writeContent(ar_privacy) },
  'terms-condition': { en: writeContent(en_terms), ar: writeContent(ar_terms) },
  'about-us': { en: writeContent(en_about), ar: writeContent(ar_about) },
  press: { en: writeContent(en_press), ar: writeContent(ar_press) },
  faq: { en: writeFaq(en_faq), ar: writeFaq(ar_faq) },
}
