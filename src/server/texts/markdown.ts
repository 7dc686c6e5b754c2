import type { Nodes, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as toPlain } from 'mdast-util-to-string'
import type { Block, ShownText, Span } from '../../contract/administration/texts.schema.ts'

/** Where a link may lead: within the site, to another site, to a mailbox or a telephone. */
const allowedAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * Reads Markdown into what the pages show. The result contains words and addresses and no markup: HTML of the author's
 * is shown as it is written, a picture as its description, and a link that leads to anything else as its words.
 */
export function readMarkdown(markdown: string): ShownText {
  const text: ShownText = { title: null, lead: [], sections: [] }
  for (const node of fromMarkdown(markdown).children) {
    if (node.type === 'heading' && node.depth === 1 && text.title === null) text.title = toPlain(node)
    else if (node.type === 'heading' && node.depth < 3) text.sections.push({ title: toPlain(node), blocks: [] })
    else (text.sections.at(-1)?.blocks ?? text.lead).push(...toBlocks(node))
  }
  return text
}

function toBlocks(node: Nodes): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ as: 'p', lines: [toSpans(node.children)] }]
    case 'heading':
      return [{ as: 'h3', lines: [toSpans(node.children)] }]
    case 'list':
      return [{ as: node.ordered ? 'ol' : 'ul', lines: node.children.map(({ children }) => toLine(children)) }]
    case 'blockquote':
      return [{ as: 'quote', lines: node.children.map((child) => toLine([child])) }]
    case 'html':
    case 'code':
      return [{ as: 'p', lines: [[{ text: node.value }]] }]
    default:
      return []
  }
}

/** Puts several blocks on one line, such as those of an item. */
const toLine = (nodes: readonly Nodes[]): Span[] =>
  nodes.flatMap((node, place) => [
    ...(place > 0 ? [{ text: ' ' }] : []),
    ...toBlocks(node).flatMap(({ lines }) => lines.flat()),
  ])

function toSpans(nodes: readonly PhrasingContent[], marks: Omit<Span, 'text'> = {}): Span[] {
  return nodes.flatMap((node): Span[] => {
    switch (node.type) {
      case 'text':
      case 'html':
      case 'inlineCode':
        return [{ text: node.value, ...marks }]
      case 'strong':
        return toSpans(node.children, { ...marks, strong: true })
      case 'emphasis':
        return toSpans(node.children, { ...marks, emphasis: true })
      case 'link':
        return toSpans(node.children, allowedAddress.test(node.url) ? { ...marks, href: node.url } : marks)
      case 'image':
        return [{ text: node.alt ?? '', ...marks }]
      case 'break':
        return [{ text: ' ', ...marks }]
      default:
        return [{ text: toPlain(node), ...marks }]
    }
  })
}
