import { readdirSync, readFileSync } from 'node:fs'

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Lists the namespaces of a language: one file each, `locales/en/problems.json` being `problems`. */
export const namespacesOf = (language: Language) =>
  readdirSync(`locales/${language}`)
    .map((file) => file.replace(/\.json$/, ''))
    .sort()

/** Reads a locale file as flat pairs: `{ "a": { "b": "words" } }` is `a.b` -> `words`. */
export function wordsOf(language: Language, namespace: string): Map<string, unknown> {
  return flat(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')))
}

function flat(tree: object, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? [...flat(value, `${prefix}${key}.`)] : [[prefix + key, value]],
    ),
  )
}

/** Returns all words of a language, by `namespace:key`. */
export function allWordsOf(language: Language): Map<string, string> {
  return new Map(
    namespacesOf(language).flatMap((namespace) =>
      [...wordsOf(language, namespace)].map(([key, value]) => [`${namespace}:${key}`, String(value)] as const),
    ),
  )
}
