import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import type { Refusal } from '../../src/client/data/call.ts'
import { LanguageProvider } from '../../src/client/i18n/LanguageContext.tsx'
import { type Lng, languages } from '../../src/client/i18n/languages.ts'
import { languages as codes, namespacesOf } from './project/locales.ts'

const stringsOf = (code: 'en' | 'ar') =>
  Object.fromEntries(
    namespacesOf(code).map((file) => [file, JSON.parse(readFileSync(`locales/${code}/${file}.json`, 'utf8'))]),
  )

const ready = i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'common',
  resources: Object.fromEntries(codes.map((code) => [code, stringsOf(code)])),
  interpolation: { escapeValue: false },
  // Otherwise a page would show the key, and few tests check every word.
  parseMissingKeyHandler: (key) => {
    throw new Error(`nothing is said for ${key}`)
  },
})

type Surroundings = {
  lng?: Lng
  /** The address the component is rendered at. */
  path?: string
  /** The responses of the server, by `readKey`. */
  answers?: Record<string, unknown> | undefined
  /** The refusals of the server, by `readKey`. */
  refusals?: Record<string, Pick<Refusal, 'status' | 'problems'>>
}

/** Renders a component on the server once, with real words, in a language and at an address; no effects run. */
export async function markup(
  component: ReactElement,
  { lng = 'english', path = '/', answers = {}, refusals = {} }: Surroundings = {},
) {
  await ready
  await i18next.changeLanguage(languages[lng].code)
  const fallback = Object.fromEntries(Object.entries(answers).map(([key, data]) => [key, { data }]))
  const refused = Object.entries(refusals).map(([key, error]) => [key, { error }] as const)
  return renderToStaticMarkup(
    <SWRConfig value={{ fallback, provider: () => new Map(refused) }}>
      <Router ssrPath={path}>
        <LanguageProvider lng={lng}>{component}</LanguageProvider>
      </Router>
    </SWRConfig>,
  )
}

/** Returns the text of a piece of markup, without its tags. */
export const wordsOfMarkup = (html: string) =>
  html
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the addresses of the links in a piece of markup, in order. */
export const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
