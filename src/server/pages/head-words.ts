/// <reference types="vite/types/importMeta.d.ts" />
import { readdirSync, readFileSync } from 'node:fs'
import type headEn from '../../../locales/en/head.json'
import { fill, type Language, type Values } from '../platform/http/words.ts'

/** Every file of strings, by its path relative to this file. */
const files = loadStrings()

/**
 * Loads the files of strings as the build has inlined them; when the server runs from its sources, as the tools and the
 * bench do, they are read from disk.
 */
function loadStrings(): Readonly<Record<string, object>> {
  try {
    return import.meta.glob<object>('../../../locales/*/*.json', { import: 'default', eager: true })
  } catch {
    const locales = new URL('../../../locales/', import.meta.url)
    const paths = readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
    return Object.fromEntries(
      paths.map((path) => [`../../../locales/${path}`, JSON.parse(readFileSync(new URL(path, locales), 'utf8'))]),
    )
  }
}

/** Finds the string `file:key.key` in a language; undefined when there is none. */
function findString(language: Language, name: string): unknown {
  const [file, keys = ''] = name.split(':')
  return keys
    .split('.')
    .reduce<unknown>(
      (inside, key) => (inside as Record<string, unknown> | undefined)?.[key],
      files[`../../../locales/${language}/${file}.json`],
    )
}

/**
 * Returns a text of the screens, as `home:title`, with its values filled in. Throws when there is none: a row of the
 * pages names it.
 */
export function getText(language: Language, name: string, values: Values = {}): string {
  const text = findString(language, name)
  if (typeof text !== 'string') throw new Error(`No text: ${name}`)
  return fill(text, values)
}

/** Returns a description of `locales/<language>/head.json`. */
export const translateDescription = (language: Language, key: keyof typeof headEn, values?: Values): string =>
  getText(language, `head:${key}`, values)

/** Returns the titles of a company's tabs, by their names in the address. */
export const describeTabs = (language: Language) =>
  findString(language, 'companies:tabs') as Readonly<Record<string, string>>

/** Formats a number; both languages use the same digits (design: one digit style everywhere). */
export const formatNumber = (value: number): string => value.toLocaleString('en')
