import { array, boolean, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, Slug } from '../params.schema.ts'
import { textKeys } from './texts.ts'

/** Some words of a line, and where they lead. */
const Span = type({
  text: string(),
  strong: optional(boolean()),
  emphasis: optional(boolean()),
  href: optional(string()),
})
export type Span = Infer<typeof Span>

/**
 * A paragraph, heading, quote or list; each line of a list is an item. It contains no markup, so nothing in it can run.
 */
const Block = type({ as: enums(['p', 'h3', 'ul', 'ol', 'quote']), lines: array(array(Span)) })
export type Block = Infer<typeof Block>

/** A text as the pages show it: `title` is null where it has none of its own. */
export const ShownText = type({
  title: nullable(string()),
  lead: array(Block),
  sections: array(type({ title: string(), blocks: array(Block) })),
})
export type ShownText = Infer<typeof ShownText>

/** `day` is since when it is in force. */
export const getText = defineShapes({
  params: { text: Slug },
  response: type({ version: integer(), day: string(), text: ShownText }),
})

/** A version; `day` is when it was published, null for the one that ships and for the draft. */
const Version = type({ version: integer(), state: enums(['shipped', 'published', 'draft']), day: nullable(string()) })
export type Version = Infer<typeof Version>

export const listTexts = defineShapes({
  response: array(type({ key: enums(textKeys), versions: array(Version) })),
})

/** A piece of a text: what is in both versions, or in one of them. */
const Change = type({ as: enums(['same', 'added', 'removed']), text: string() })
export type Change = Infer<typeof Change>

const OfVersion = type({ markdown: string(), shown: ShownText, changes: array(Change) })
export type OfVersion = Infer<typeof OfVersion>

export const readTextVersion = defineShapes({
  params: { text: Slug, version: Id },
  /** The version that it is compared with; the one before where none is named. */
  query: object({ with: optional(Id) }),
  response: type({ en: OfVersion, ar: OfVersion }),
})

export const saveText = defineShapes({ params: { text: Slug }, problems: ['nothing_changed'] })
