import { diffLines, diffWordsWithSpace } from 'diff'
import type { Change, ShownText } from '../../contract/administration/texts.schema.ts'
import { type TextKey, textKeys } from '../../contract/administration/texts.ts'
import { record } from '../audit/audit.ts'
import type { Database } from '../platform/db/database.ts'
import { fill, formatWithin, type Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { readMarkdown } from './markdown.ts'
import { findDraft, findTextVersion, lockText, publishDraft, saveDraft, type WrittenText } from './texts.queries.ts'

export const isTextKey = (key: string): key is TextKey => (textKeys as readonly string[]).includes(key)

/** Reads a text for readers of a language; its placeholders say what the site's settings are. */
export const showText = (
  markdown: string,
  language: Language,
  { email = '', rounds }: { email?: string; rounds: number },
): ShownText => readMarkdown(fill(markdown, { email, within: formatWithin(language, rounds) }))

type Written = { by: string; publish: boolean; now: Date; undoes?: number | undefined }

/**
 * Keeps a text as the draft, or publishes it as the next version, and notes that. Returns undefined, and does nothing,
 * when these are the words in force.
 */
export async function writeText(
  { db: tx, privacy }: { db: Database; privacy: Privacy },
  key: TextKey,
  words: WrittenText,
  { by: actor, publish, now, undoes }: Written,
): Promise<number | undefined> {
  const before = await lockText(tx, key)
  if (before.en.trim() === words.en.trim() && before.ar.trim() === words.ar.trim()) return undefined
  const version = await saveDraft(tx, key, words, before.version + 1)
  if (publish) await publishDraft(tx, key, now)
  // The words of a published version stay, so its number says which they are.
  const details = publish
    ? { before: before.version, after: version, undoes }
    : { version, characters: { en: words.en.length, ar: words.ar.length } }
  const action = publish ? 'text.publish' : 'text.draft'
  await record({ db: tx, privacy }, { actor, action, subject: `text/${key}`, details, now })
  return version
}

/**
 * Puts the words of an earlier version of a text in force again, as the next version, where `after` is in force now;
 * a draft stays one. Returns false, and does nothing, where another version is in force.
 */
export async function returnText(
  { db: tx, privacy }: { db: Database; privacy: Privacy },
  key: TextKey,
  { before, after }: { before: number; after: number },
  { by, now, undoes }: Omit<Written, 'publish'>,
): Promise<boolean> {
  const words = await findTextVersion(tx, key, before)
  if (!words || (await lockText(tx, key)).version !== after) return false
  const draft = await findDraft(tx, key)
  const version = await writeText({ db: tx, privacy }, key, words, { by, publish: true, now, undoes })
  if (version !== undefined && draft) await saveDraft(tx, key, draft, version + 1)
  return version !== undefined
}

/** For how long a comparison by words may take, in ms; then it is made by lines. */
const comparedFor = 500

/** Says what a later version changes: the pieces that are in both, and those that are in one. */
export function compareTexts(earlier: string, later: string): Change[] {
  const parts = diffWordsWithSpace(earlier, later, { timeout: comparedFor }) ?? diffLines(earlier, later)
  return parts.map(({ added, removed, value: text }) => ({ as: added ? 'added' : removed ? 'removed' : 'same', text }))
}
