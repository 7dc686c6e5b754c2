import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageAt, pagePaths } from '../src/contract/pages.ts'
import { scenes } from './support/screens/scenes.ts'

/** Returns the text of a language at `file:key.key`. */
const textAt = (language: string, name: string) => {
  const [file, keys = ''] = name.split(':')
  const strings = JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8'))
  return keys.split('.').reduce((inside, key) => inside?.[key], strings)
}

const client = readdirSync('src/client', { recursive: true, encoding: 'utf8' })

test.each(pagePaths)('%s: its screen, its words and what its head says exist, in both languages', (path) => {
  const { screen, words, head } = pageAt(path)
  expect(client.filter((file) => file.endsWith(`screens/${screen}.tsx`))).toHaveLength(1)
  for (const language of ['en', 'ar']) {
    for (const file of words) expect(existsSync(`locales/${language}/${file}.json`)).toBe(true)
    if (head) {
      expect(textAt(language, head.title)).toEqual(expect.any(String))
      expect(textAt(language, `head:${head.description}`)).toEqual(expect.any(String))
    }
  }
})

test('the server renders no private page for visitors, and renders every page of the sitemap', () => {
  const rows = pagePaths.map((path) => ({ path, ...pageAt(path) }))
  expect(rows.filter(({ ssr, only }) => ssr && only === 'member')).toEqual([])
  expect(rows.filter(({ path, ssr }) => ssr && path.includes(':token'))).toEqual([])
  expect(rows.filter(({ head, ssr, crawled }) => head && (!ssr || crawled === false))).toEqual([])
})

test('every page is pictured, and so looked at in every language and width', () => {
  const pattern = (path: string) =>
    new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
  const addresses = scenes.map(({ path }) => path.replace(/\?.*/, ''))
  expect(pagePaths.filter((path) => !addresses.some((address) => pattern(path).test(address)))).toEqual([])
})
