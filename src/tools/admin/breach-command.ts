import { existsSync, readFileSync } from 'node:fs'
import { check } from '../../contract/form/check.ts'
import { breachForm } from '../../contract/notifications/announcements.ts'
import { renderLetter } from '../../server/mail/letter.ts'
import { addBroadcast, hasBroadcast } from '../../server/notifications/broadcasts/broadcasts.queries.ts'
import { accounts } from '../../server/platform/db/schema/accounts.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { type Command, note, parseOneOf, Unusable } from './command.ts'

function readWords(file: string): Record<string, unknown> {
  if (!existsSync(file)) throw new Unusable(`There is no file ${file}.`)
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    throw new Unusable(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * The command that tells everybody of a breach of data. It asks no preference: those who chose no mail, whose account is
 * closed or blocked, or who have not verified their address are told as well.
 */
export const breachCommand: Command = {
  name: 'breach-mail',
  takes: 'FILE.json',
  words:
    'mails a breach of data to every account, also where no mail was chosen: subject_en, subject_ar, text_en, text_ar; --dry-run shows both e-mails and says how many accounts get one',
  async run(using) {
    const { db, args, options, say } = using
    const checked = check(breachForm, readWords(parseOneOf(args, 'file')))
    if (!checked.ok) {
      for (const { path, code } of checked.problems) say(`${path}: ${translateProblem('en', code)}`)
      return false
    }
    const { subject_en, subject_ar, text_en, text_ar } = checked.answers
    const words = { en: { subject: subject_en, text: text_en }, ar: { subject: subject_ar, text: text_ar } }
    if (await hasBroadcast(db, 'breach', words)) {
      say('These words have been sent before: nobody is told twice.')
      return false
    }
    if (options['dry-run'])
      for (const language of ['en', 'ar'] as const) {
        const letter = renderLetter({
          ...{ kind: 'breach', to: 'somebody@example.com', language, ...words[language] },
          link: 'https://shafaf.example/privacy-policy',
        })
        say(`${letter.subject}\n\n${letter.text}\n`)
      }
    const people = await db.$count(accounts)
    await addBroadcast(db, { kind: 'breach', words })
    await note(using, 'breach.send', 'accounts', { people })
    say(`${people.toLocaleString('en')} accounts get it, before any other mail to many.`)
    return true
  },
}
