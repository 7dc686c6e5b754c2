import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { siteStudyForm } from '../../contract/administration/studies.ts'
import { check } from '../../contract/form/check.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import { operator } from '../../server/audit/audit.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { findByQuestion } from '../../server/studies/site-studies.queries.ts'
import { addStudy, moveStudy } from '../../server/studies/site-studies.ts'
import { type Command, parseOneOf, Unusable } from './command.ts'

const split = (cell = '') => cell.split('|').map((one) => one.trim())

/** Reads a row of a CSV file; the answers of each language are separated by `|`. */
function readRow({ options_en, options_ar, ...words }: Record<string, string>): RawAnswers {
  const [en, ar] = [split(options_en), split(options_ar)]
  const options = Array.from({ length: Math.max(en.length, ar.length) }, (_, at) => ({
    en: en[at] ?? '',
    ar: ar[at] ?? '',
  }))
  return { ...words, options }
}

/** Reads the studies of a file: JSON as the API takes it, or CSV with the same names as headings. */
function readStudies(file: string): RawAnswers[] {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  try {
    if (!file.endsWith('.json'))
      return (parse(text, { columns: true, trim: true }) as Record<string, string>[]).map(readRow)
    const found: unknown = JSON.parse(text)
    if (Array.isArray(found)) return found
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`)
  }
  throw new Unusable(`${file} holds no list of studies.`)
}

export const studiesCommands: readonly Command[] = [
  {
    name: 'studies import',
    takes: 'FILE [--open]',
    words:
      'adds the studies of a CSV or JSON file as drafts, or opens them: question_en, question_ar, about_en, about_ar, options_en and options_ar (a|b), in JSON options; one that is there already stays',
    options: { open: { type: 'boolean' } },
    async run({ db, privacy, now, args, options, say }) {
      const file = parseOneOf(args, 'file')
      if (!existsSync(file)) throw new Unusable(`There is no file ${file}.`)
      const using = { db, privacy }
      const act = { by: operator, now }
      let [added, unchanged, refused] = [0, 0, 0]
      for (const [place, given] of readStudies(file).entries()) {
        const checked = check(siteStudyForm, given ?? {})
        if (!checked.ok) {
          refused += 1
          for (const { path, code } of checked.problems)
            say(`Study ${place + 1}, ${path}: ${translateProblem('en', code)}`)
          continue
        }
        const { options: both, ...words } = checked.answers
        const study = { ...words, options: both.map(({ en = '', ar = '' }) => ({ en, ar })) }
        if (await findByQuestion(db, study)) {
          unchanged += 1
          continue
        }
        const id = await addStudy(using, study, act)
        if (options.open) await moveStudy(using, id, 'open', act)
        added += 1
      }
      say(`${added} new, ${unchanged} there already, ${refused} refused.`)
      return refused === 0
    },
  },
]
