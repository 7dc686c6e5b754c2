/// <reference types="vite/types/importMeta.d.ts" />
import type headEn from '../../../locales/en/head.json'
import { fill, type Language, type Values } from '../platform/http/words.ts'

const files = import.meta.glob<object>('../../../locales/*/*.json', { import: 'default', eager: true })

/** What stands under `file:key.key` in a language's strings; undefined where nothing does. */
function stringAt(language: Language, name: string): unknown {
  const [file, keys = ''] = name.split(':')
  return keys
    .split('.')
    .reduce<unknown>(
      (inside, key) => (inside as Record<string, unknown> | undefined)?.[key],
      files[`../../../locales/${language}/${file}.json`],
    )
}

/** A text of the screens, as `home:title`, with its values put in. Throws where there is none: a row of the pages names it. */
export function textAt(language: Language, name: string, values: Values = {}): string {
  const text = stringAt(language, name)
  if (typeof text !== 'string') throw new Error(`No text: ${name}`)
  return fill(text, values)
}

/** A description of `locales/<language>/head.json`. */
export const descriptionIn = (language: Language, key: keyof typeof headEn, values?: Values): string =>
  textAt(language, `head:${key}`, values)

/** What a company's tabs are called, by their names in the address. */
export const tabsIn = (language: Language) => stringAt(language, 'companies:tabs') as Readonly<Record<string, string>>
