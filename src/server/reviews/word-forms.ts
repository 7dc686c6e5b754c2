import { normalise } from '../../contract/search/normalise.ts'
import groups from './word-forms.json' with { type: 'json' }

/**
 * Words that are written for one another and share no stem: broken plurals of Arabic, and a few English words. Two words
 * that are one expression stay out: a form is a single word.
 */
const forms = new Map<string, readonly string[]>()
for (const group of groups.map((words) => words.map(normalise)))
  for (const word of group) forms.set(word, [...(forms.get(word) ?? []), ...group.filter((other) => other !== word)])

/** What Arabic writes onto a word. */
const attached = /^(?:و?[بفك]?ال|و?لل)(?=\p{L}{3})/u

/** The other forms of a word, by the word as it is compared; with its article it is the same word. */
export const otherForms = (word: string): readonly string[] =>
  forms.get(word) ?? forms.get(word.replace(attached, '')) ?? []
