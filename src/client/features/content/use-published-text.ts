import { getText, type TextKey } from '../../../contract/administration/texts.ts'
import { useQuery } from '../../data/query.ts'
import { useSettings } from '../../data/settings.ts'
import type { ContentKey } from './content-text.ts'

/** Reads a text that an administrator has published; undefined while the text that ships is in force. */
export function usePublishedText(key: TextKey | ContentKey) {
  const published = useSettings().published_texts?.split(',').includes(key) ?? false
  const read = useQuery(getText, published ? { params: { text: key } } : null)
  return published ? read : undefined
}
