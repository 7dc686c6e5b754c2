import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { DEFAULT_DISPLAY, type Display } from './display.ts'
import { createFormat, type Format } from './format.ts'
import { DEFAULT_LNG, type LanguageCode, type Lng, languages } from './languages.ts'

interface Language {
  lng: Lng
  code: LanguageCode
  dir: 'ltr' | 'rtl'
  /** The language the toggle switches to, its name written in that language. */
  other: { code: LanguageCode; name: string }
  format: Format
  /** How this device shows numbers, dates and money. */
  display: Display
}

function describe(lng: Lng, display = DEFAULT_DISPLAY): Language {
  const row = languages[lng]
  const other = languages[row.other]
  return {
    ...{ lng, display, code: row.code, dir: row.dir },
    other: { code: other.code, name: other.name },
    format: createFormat(lng, display),
  }
}

const Context = createContext<Language>(describe(DEFAULT_LNG))

type LanguageProps = { lng: Lng; display?: Display | undefined; children: ReactNode }

/** Provides the reader's language and formats; both change only with a reload (spec 2). */
export function LanguageProvider({ lng, display, children }: LanguageProps) {
  const value = useMemo(() => describe(lng, display), [lng, display])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

/** Returns the reader's language, direction and formats. */
export function useLanguage(): Language {
  return useContext(Context)
}
