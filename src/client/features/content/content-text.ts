import { useTranslation } from 'react-i18next'

/** The keys of the shared content page (R-041 to R-044 and accessibility); each is a file of `locales/<language>/`. */
export const contentKeys = ['privacy-policy', 'terms-condition', 'about-us', 'press', 'accessibility'] as const
export type ContentKey = (typeof contentKeys)[number]

export interface ContentText {
  title: string
  lead: string
  /** The month since which it has been in force, as `2026-11`; absent where it does not matter. */
  updated?: string | undefined
  sections: { title: string; text: string[] }[]
}

/** Returns the text of a key in the reader's language. `email` is the contact address of the settings. */
export function useContentText(key: ContentKey, email: string): ContentText {
  const { t, i18n } = useTranslation(key)
  // The files differ in their sections, so the keys' own types are of no use; a test checks their shape.
  const read = t as unknown as (key: string, options?: object) => unknown
  return {
    title: read('title') as string,
    lead: read('lead') as string,
    updated: i18n.exists(`${key}:updated`) ? (read('updated') as string) : undefined,
    sections: read('sections', { returnObjects: true, email }) as ContentText['sections'],
  }
}
