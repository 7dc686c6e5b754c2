import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createFormat, type Format } from './format.ts'
import { DEFAULT_LNG, type LanguageCode, type Lng, languages } from './languages.ts'

interface Language {
  lng: Lng
  code: LanguageCode
  dir: 'ltr' | 'rtl'
  /** The name of the language the toggle leads to, written in that language. */
  other: { code: LanguageCode; name: string }
  format: Format
}

function describe(lng: Lng): Language {
  const row = languages[lng]
  const other = languages[row.other]
  return { lng, code: row.code, dir: row.dir, other: { code: other.code, name: other.name }, format: createFormat(lng) }
}

const Context = createContext<Language>(describe(DEFAULT_LNG))

/** Provides the reader's language; it changes only with a reload (spec 2). */
export function LanguageProvider({ lng, children }: { lng: Lng; children: ReactNode }) {
  const value = useMemo(() => describe(lng), [lng])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** The reader's language, direction and formats. */
export function useLanguage(): Language {
  return useContext(Context)
}
