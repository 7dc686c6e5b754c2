import { check } from '../../contract/form/check.ts'
import { type SettingKey, settingKeys } from '../../contract/lookups/lists.ts'
import { settingsForm } from '../../contract/lookups/settings.ts'
import { readSettings, saveSettings } from '../../server/lookups/lookups.queries.ts'
import { translateProblem } from '../../server/platform/http/words.ts'
import { type Command, note, Unusable } from './command.ts'

const isKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key)

/** Parses `KEY=VALUE` arguments. */
function parseSettings(args: readonly string[]): Partial<Record<SettingKey, string>> {
  if (args.length === 0) throw new Unusable('Say at least one KEY=VALUE.')
  return Object.fromEntries(
    args.map((arg) => {
      const [, key = '', value = ''] = /^(\w+)=(.*)$/s.exec(arg) ?? []
      if (!isKey(key)) throw new Unusable(`${JSON.stringify(arg)} sets nothing. The keys: ${settingKeys.join(', ')}.`)
      return [key, value]
    }),
  )
}

export const settingsCommands: readonly Command[] = [
  {
    name: 'settings get',
    takes: '[KEY]',
    words: 'says what the site tells of itself: contact, legal name and address, claim of the home page',
    async run({ db, args, say }) {
      const values = await readSettings(db)
      const [only] = args
      if (only !== undefined && !isKey(only))
        throw new Unusable(`There is no ${only}. The keys: ${settingKeys.join(', ')}.`)
      for (const key of settingKeys) if (only === undefined || key === only) say(`${key}=${values[key] ?? ''}`)
      return true
    },
  },
  {
    name: 'settings set',
    takes: 'KEY=VALUE...',
    words: 'sets these; an empty value is not shown any more',
    async run(using) {
      const given = parseSettings(using.args)
      const checked = check(settingsForm, given)
      if (!checked.ok) {
        for (const { path, code } of checked.problems) using.say(`${path}: ${translateProblem('en', code)}`)
        return false
      }
      const before = await readSettings(using.db)
      const after = Object.fromEntries(Object.keys(given).map((key) => [key, checked.answers[key as SettingKey] ?? '']))
      await saveSettings(using.db, after)
      const had = Object.fromEntries(Object.keys(given).map((key) => [key, before[key as SettingKey] ?? '']))
      await note(using, 'settings.set', 'settings', { before: had, after })
      for (const [key, value] of Object.entries(after)) using.say(`${key}=${value}`)
      return true
    },
  },
]
