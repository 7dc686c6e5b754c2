import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatArabicNumber, replaceArabicNumbers } from './digits.ts'
import { DEFAULT_DISPLAY } from './display.ts'
import { type Lng, languages } from './languages.ts'
import type { Namespace } from './resources.ts'

type Strings = Record<string, unknown>
/** The address of every file of strings: they are data, not script, and precached like everything else. */
const files = import.meta.glob<string>(
  ['../../../locales/*/*.json', '!**/{api,badge,calendar,dictionary,head,mail,messages,picture,security-policy}.json'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

/** Fetches one language's file of one feature. Rejects when it cannot be loaded. */
async function load(code: string, namespace: string): Promise<Strings> {
  const file = files[`../../../locales/${code}/${namespace}.json`]
  if (!file) throw new Error(`No strings: locales/${code}/${namespace}.json`)
  const reply = await fetch(file)
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`)
  return (await reply.json()) as Strings
}

/** The strings of the shell, and of the error page, which has to show when nothing more can be loaded. */
export const firstStrings: readonly Namespace[] = ['common', 'shell', 'errors']

/**
 * Starts i18next in one language with the first strings loaded; every other namespace is loaded with its screen. `sent`
 * are the strings that came with the page, by namespace; `display` says which digits Arabic numbers have.
 */
export async function startI18n(
  lng: Lng,
  sent: Readonly<Record<string, object>> = {},
  { digits } = DEFAULT_DISPLAY,
): Promise<i18n> {
  const { code } = languages[lng]
  const indic = lng === 'arabic' && digits === 'arabic'
  const toChosenDigits = <Strings>(strings: Strings) => (indic ? replaceArabicNumbers(strings) : strings)
  // For numbers that are inserted into a text unformatted.
  if (indic)
    i18next.use({
      type: 'formatter',
      init: () => undefined,
      format: (value: unknown) => (typeof value === 'number' ? formatArabicNumber(String(value)) : value),
      add: () => undefined,
      addCached: () => undefined,
    })
  i18next.use(initReactI18next).use({
    type: 'backend',
    read: (language: string, namespace: string, done: (error: unknown, strings: unknown) => void) => {
      load(language, namespace).then(
        (strings) => done(null, toChosenDigits(strings)),
        (error: unknown) => done(error, null),
      )
    },
  })
  await i18next.init({
    lng: code,
    fallbackLng: false,
    resources: { [code]: toChosenDigits({ ...sent }) as Record<string, Strings> },
    partialBundledLanguages: true,
    ns: firstStrings,
    defaultNS: 'common',
    interpolation: { escapeValue: false, alwaysFormat: indic },
    returnNull: false,
    react: { useSuspense: true },
  })
  return i18next
}

/** Loads a screen's strings in parallel with its code. */
export function loadStrings(...namespaces: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(namespaces)
}
