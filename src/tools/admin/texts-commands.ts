import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TextKey, textForm, textKeys } from '../../contract/administration/texts.ts'
import { check } from '../../contract/form/check.ts'
import { operator } from '../../server/audit/audit.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { shippedTexts } from '../../server/texts/shipped.ts'
import { findPublishedText } from '../../server/texts/texts.queries.ts'
import { writeText } from '../../server/texts/texts.ts'
import { type Command, parseOneOf, Unusable } from './command.ts'

const languages = ['en', 'ar'] as const
const buildFilePath = (folder: string, key: TextKey, language: 'en' | 'ar') => join(folder, `${key}.${language}.md`)

export const textsCommands: readonly Command[] = [
  {
    name: 'texts export',
    takes: 'FOLDER',
    words: 'writes the texts in force as Markdown: FOLDER/faq.en.md, FOLDER/faq.ar.md and so on',
    async run({ db, args, options, say }) {
      const folder = parseOneOf(args, 'folder')
      for (const key of textKeys) {
        const words = (await findPublishedText(db, key)) ?? shippedTexts[key]
        for (const language of languages) {
          if (!options['dry-run']) {
            mkdirSync(folder, { recursive: true })
            writeFileSync(buildFilePath(folder, key, language), `${words[language].trim()}\n`)
          }
          say(buildFilePath(folder, key, language))
        }
      }
      return true
    },
  },
  {
    name: 'texts import',
    takes: 'FOLDER [--publish]',
    words: 'keeps the texts of such a folder as drafts, or publishes them; one that is not there stays as it is',
    options: { publish: { type: 'boolean' } },
    async run({ db, privacy, now, args, options, say }) {
      const folder = parseOneOf(args, 'folder')
      const publish = options.publish === true
      const files = textKeys.map((key) => ({ key, paths: languages.map((one) => buildFilePath(folder, key, one)) }))
      const given = files.filter(({ paths }) => paths.some((path) => existsSync(path)))
      if (given.length === 0) throw new Unusable(`There is no text in ${folder}, such as ${files[0]!.paths[0]}.`)
      let right = true
      for (const { key, paths } of given) {
        const [en, ar] = paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''))
        const checked = check(textForm, { en, ar, act: publish ? 'publish' : 'draft' })
        if (!checked.ok) {
          for (const { path, code } of checked.problems) say(`${key}.${path}.md: ${translateProblem('en', code)}`)
          right = false
          continue
        }
        const version = await writeText({ db, privacy }, key, checked.answers, { by: operator, publish, now })
        say(version === undefined ? `${key}: unchanged` : `${key}: version ${version}${publish ? '' : ', a draft'}`)
      }
      return right
    },
  },
]
